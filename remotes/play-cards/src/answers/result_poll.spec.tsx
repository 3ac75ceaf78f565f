import { screen, within } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { ResultPoll } from './result_poll'

const game = sampleGame({ gameType: 'POLL', correctAnswer: null, sideA: 'Tacos', sideB: 'Burgers' })

describe('ResultPoll', () => {
  it('shows both shares, the leading side and the own pick', () => {
    renderCard(ResultPoll, {
      game,
      play: samplePlay({ picked: 'B', sideAPercent: 71, winner: 'A' }),
    })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('71%TacosLeads: 71 percent, leading')
    expect(second).toHaveTextContent('29%BurgersYou: 29 percent, your pick')
    expect(first?.style.getPropertyValue('--share')).toBe('0.71')
  })

  it('gives a prediction no verdict', () => {
    renderCard(ResultPoll, {
      game: { ...game, gameType: 'PREDICTION' },
      play: samplePlay({ picked: 'A', sideAPercent: 40, winner: 'B' }),
    })
    expect(within(screen.getByRole('list')).queryByText(/correct|wrong/)).toBeNull()
  })

  it('crowns no side of a trivia whose answer is withheld', () => {
    const { container } = renderCard(ResultPoll, {
      game: { ...game, gameType: 'TRIVIA', correctAnswer: 'withheld' },
      play: samplePlay({ picked: 'A', sideAPercent: 40, winner: null }),
    })
    expect(screen.getByRole('list')).toHaveTextContent('Burgers: 60 percent')
    expect(screen.getByRole('list')).not.toHaveTextContent(/leading|correct|wrong/)
    expect(container.querySelector('svg')).toBeNull()
  })

  it('waits for the votes', () => {
    const { container } = renderCard(ResultPoll, { game })
    expect(container).toBeEmptyDOMElement()
  })
})
