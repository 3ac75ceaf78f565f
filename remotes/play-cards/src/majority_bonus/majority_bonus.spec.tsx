import { screen } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { MajorityBonus } from './majority_bonus'

const points = { base: 10, bonus: 0, majority: 0, total: 10 }

const poll = sampleGame({ gameType: 'POLL', correctAnswer: null })
const trivia = sampleGame({ gameType: 'TRIVIA', correctAnswer: 'A' })

describe('MajorityBonus', () => {
  it('celebrates a pick with the majority', () => {
    renderCard(MajorityBonus, {
      game: poll,
      play: samplePlay({ correct: true, points: { ...points, majority: 10, total: 20 } }),
    })
    expect(screen.getByText('+20')).toBeInTheDocument()
    expect(screen.getByText('You’re with the majority')).toBeInTheDocument()
    expect(screen.queryByText('+10 with the majority')).toBeNull()
  })

  it('heads a trivia with its verdict and its total, the majority beside it', () => {
    renderCard(MajorityBonus, {
      game: trivia,
      play: samplePlay({
        correct: true,
        points: { base: 10, bonus: 20, majority: 10, total: 40 },
      }),
    })
    expect(screen.getByText('+40')).toBeInTheDocument()
    expect(screen.getByText('Correct!')).toBeInTheDocument()
    expect(screen.getByText('+10 with the majority')).toBeInTheDocument()
  })

  it('names the points of a tie as what they are', () => {
    renderCard(MajorityBonus, {
      game: trivia,
      play: samplePlay({
        correct: true,
        sideVotes: { A: 4, B: 4 },
        points: { base: 10, bonus: 20, majority: 10, total: 40 },
      }),
    })
    expect(screen.getByText('+10 for the tie')).toBeInTheDocument()
  })

  it('says quietly that a trivia was missed', () => {
    const { container } = renderCard(MajorityBonus, {
      game: trivia,
      play: samplePlay({ correct: false, points }),
    })
    expect(screen.getByText('Not this time')).toBeInTheDocument()
    expect(container.firstChild).not.toHaveClass('won')
  })

  it('gives no verdict while the answer of a trivia is withheld', () => {
    renderCard(MajorityBonus, {
      game: { ...trivia, correctAnswer: 'withheld' },
      play: samplePlay({ correct: null, points }),
    })
    expect(screen.getByText('Thanks for playing')).toBeInTheDocument()
  })

  it('thanks for a play that brought its base alone', () => {
    const play = samplePlay({ correct: false, points })
    renderCard(MajorityBonus, { game: poll, play, locale: 'es-mx' })
    expect(screen.getByText('+10')).toBeInTheDocument()
    expect(screen.getByText('Gracias por jugar')).toBeInTheDocument()
  })

  it('shows nothing without points', () => {
    const { container } = renderCard(MajorityBonus)
    expect(container).toBeEmptyDOMElement()
  })
})
