import { screen } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { PlayView } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import { Status } from './status'
import { statusOf } from './status_of'

const stranger = { loggedIn: false, loading: false, profile: null }
const of = (game: Partial<Game>, play: Partial<PlayView>) =>
  statusOf(sampleGame(game), samplePlay(play), stranger)

/** A game whose hash chooses the wanted variant. */
function gameFor(message: string): Partial<Game> {
  const ids = Array.from({ length: 200 }, (_, index) => `game-${index}`)
  const id = ids.find((one) => of({ id: one }, { correct: false }).message === message)
  return { id, correctAnswer: 'B' }
}

describe('Status', () => {
  it('says the same of the same game at every drawing, and not the same of every game', () => {
    const messages = Array.from(
      { length: 60 },
      (_, index) => of({ id: `game-${index}` }, { correct: true }).message
    )
    expect(new Set(messages).size).toBe(8)
    expect(messages).toEqual(
      Array.from(
        { length: 60 },
        (_, index) => of({ id: `game-${index}` }, { correct: true }).message
      )
    )
  })

  it('knows five ways to comfort', () => {
    const messages = Array.from(
      { length: 60 },
      (_, index) => of({ id: `game-${index}` }, { correct: false }).message
    )
    expect([...new Set(messages)].sort()).toEqual(['lose1', 'lose2', 'lose3', 'lose4', 'lose5'])
  })

  it('names a share of people only where 50 have played and 60 to 80 percent were wrong', () => {
    const hard = gameFor('lose3')
    const percent = (sideAPercent: number, votes?: number) =>
      of(hard, { correct: false, sideAPercent, votes }).values.wrong
    expect(percent(70, 50)).toBe(70)
    expect(percent(60, 50)).toBe(60)
    expect(percent(80, 50)).toBe(80)
    expect(percent(70, 49)).toBe('none')
    expect(percent(70)).toBe('none')
    expect(percent(59, 50)).toBe('none')
    expect(percent(81, 50)).toBe('none')
  })

  it('shows the headline in the language of the visit, and what the play brought', () => {
    const game = sampleGame(gameFor('lose3'))
    const play = samplePlay({
      correct: false,
      sideAPercent: 70,
      votes: 90,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    })
    const { update } = renderCard(Status, { game, play, locale: 'es-mx' })
    expect(screen.getByText('¡Difícil! El 70% de la gente falla.')).toBeInTheDocument()
    expect(screen.getByText('+10 puntos')).toBeInTheDocument()
    update({ play: { ...play, votes: 3 } })
    expect(screen.getByText('¡Difícil!')).toBeInTheDocument()
  })
})
