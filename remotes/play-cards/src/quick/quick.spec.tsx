import { act, fireEvent, screen } from '@testing-library/react'
import type { Card } from '@sidepick/card-kit'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import type { GamePlayMode } from '@sidepick/rules/experience'
import { resultOf } from '../moments'
import { DoubleDown } from './double_down'
import { GreatPick } from './great_pick'
import { YoureIn } from './youre_in'
import { YouWin } from './you_win'

const round = (mode: GamePlayMode) => resultOf({ quickPlay: { games: 5, mode } })

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('GreatPick stands as long as its rule says', () => {
  const rule = { componentName: 'GreatPick', panel: 'mainPanel', position: 'main-overlay' }
  const given = { ...round('GREAT_PICK'), rule: { ...rule, props: { forMs: 300 } } }
  const { container } = renderCard(GreatPick, given)
  pass(299)
  expect(screen.getByText('Great pick!')).toBeInTheDocument()
  pass(1)
  expect(container).toBeEmptyDOMElement()
})

describe.each<[string, Card, GamePlayMode, number, string, string]>([
  ['GreatPick', GreatPick, 'GREAT_PICK', 2_000, 'Great pick!', '¡Gran elección!'],
  ['YouWin', YouWin, 'YOU_WIN', 5_000, 'You win!', '¡Ganaste!'],
  ['YoureIn', YoureIn, 'YOURE_IN', 5_000, 'You’re in!', '¡Ya estás dentro!'],
])('%s', (_name, card, mode, forMs, words, words_es) => {
  it('stands for its time, and no longer', () => {
    const { container } = renderCard(card, round(mode))
    expect(screen.getByText(words)).toBeInTheDocument()
    pass(forMs - 1)
    expect(screen.getByText(words)).toBeInTheDocument()
    pass(1)
    expect(container).toBeEmptyDOMElement()
  })

  it('speaks Spanish, and stands in its mode alone', () => {
    const { container, update } = renderCard(card, { ...round(mode), locale: 'es-mx' })
    expect(screen.getByText(words_es)).toBeInTheDocument()
    update(round('QUICK_PLAY'))
    expect(container).toBeEmptyDOMElement()
    update({ play: samplePlay() })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('YouWin', () => {
  it('says what the round has won', () => {
    renderCard(YouWin, round('YOU_WIN'))
    expect(screen.getByText('340 points won so far')).toBeInTheDocument()
  })
})

describe('YoureIn', () => {
  it('waits for the dialog that lies over it', () => {
    const { quickPlay } = round('YOURE_IN').play
    renderCard(YoureIn, { play: samplePlay({ quickPlay, paused: true }) })
    pass(20_000)
    expect(screen.getByText('You’re in!')).toBeInTheDocument()
  })
})

describe('DoubleDown', () => {
  it('leads on to one game more, in its mode alone', () => {
    const { container, host, update } = renderCard(DoubleDown, round('DOUBLE_DOWN'))
    expect(screen.getByText('Play one more to secure your points')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    expect(host.emitted).toEqual([{ name: 'next_requested', data: {} }])
    update(round('GREAT_PICK'))
    expect(container).toBeEmptyDOMElement()
  })
})
