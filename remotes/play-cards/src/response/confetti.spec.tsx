import { act } from '@testing-library/react'
import { renderCard } from '@sidepick/card-kit/testing'
import { resultOf } from '../moments'
import { Confetti } from './confetti'

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const shardsIn = (container: HTMLElement) => container.querySelectorAll('i').length

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const WON = resultOf({ wager: { state: 'won', matched: 0, opponents: [] } })
const ROUND = resultOf({ quickPlay: { games: 5, mode: 'YOU_WIN' } })

describe('Confetti', () => {
  it.each([
    ['a stake that has won', WON],
    ['the end of a quick round', ROUND],
  ])('bursts 3.5 s after %s, and is gone after 5 s', (_, moment) => {
    const { container } = renderCard(Confetti, moment)
    pass(3_499)
    expect(shardsIn(container)).toBe(0)
    pass(1)
    expect(shardsIn(container)).toBe(18)
    pass(1_499)
    expect(shardsIn(container)).toBe(18)
    pass(1)
    expect(shardsIn(container)).toBe(0)
  })

  it('begins when its rule says', () => {
    const rule = { componentName: 'Confetti', panel: 'mainPanel', position: 'main-overlay' }
    const { container } = renderCard(Confetti, {
      ...ROUND,
      rule: { ...rule, props: { fromMs: 0 } },
    })
    pass(0)
    expect(shardsIn(container)).toBe(18)
  })

  it.each([
    ['a stake that has lost', resultOf({ wager: { state: 'lost', matched: 0, opponents: [] } })],
    ['a right pick alone', resultOf({ quickPlay: { games: 5, mode: 'GREAT_PICK' } })],
  ])('is still after %s', (_, moment) => {
    const { container } = renderCard(Confetti, moment)
    pass(4_000)
    expect(container).toBeEmptyDOMElement()
  })
})
