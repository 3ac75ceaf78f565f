import { act, screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { asking, visited } from '../moments'
import { TransitionalOverlay } from './transitional_overlay'

const after = (streak: number, gameIndex = 2) => ({
  ...asking,
  play: samplePlay({ ...visited(2, { streak }), gameIndex }),
})
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the question after a right answer says for a moment how many were right in a row', () => {
  const { container } = renderCard(TransitionalOverlay, after(2))
  expect(screen.getByText('2 right in a row')).toBeInTheDocument()
  pass(1_199)
  expect(container).not.toBeEmptyDOMElement()
  pass(1)
  expect(container).toBeEmptyDOMElement()
})

test('it speaks Spanish, and of a single one too', () => {
  renderCard(TransitionalOverlay, { ...after(1), locale: 'es-mx' })
  expect(screen.getByText('¡Acertaste!')).toBeInTheDocument()
})

test.each([
  ['a wrong answer', after(0)],
  ['no answer of this visit', after(1, 0)],
  ['the pick', { ...after(2), phase: 'locking' as const }],
])('nothing stands there after %s', (_, given) => {
  expect(renderCard(TransitionalOverlay, given).container).toBeEmptyDOMElement()
})
