import type { CardProps } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'

/** The games that are still to be played, as a circle, and where in it the one on screen stands. */
export function circleOf({ game, play }: Pick<CardProps, 'game' | 'play'>) {
  const games = (play.list ?? [])
    .filter((one) => !one.picked || one.game.id === game.id)
    .map((one) => one.game)
  return { games, at: games.findIndex(({ id }) => id === game.id) }
}

/** The game so many places after the one on screen; before it when negative. Null without another one. */
export function neighbourOf({ games, at }: ReturnType<typeof circleOf>, by: 1 | -1): Game | null {
  if (at < 0 || games.length < 2) return null
  return games[(at + by + games.length) % games.length] ?? null
}
