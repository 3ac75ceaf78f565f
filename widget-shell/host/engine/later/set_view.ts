import type { PlayView } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import { NUMBERS } from '../numbers'
import type { SetState, VisitSettings } from '../visit_state'

/** An ad game belongs to no set. */
export const belongsTo = ({ left }: SetState, game: Game) =>
  !game.isAd && (left === null || left.includes(game.id))

/** What cards are told of the set that the game on screen belongs to. */
export function setView(
  set: SetState | null,
  game: Game | null,
  sets: VisitSettings['sets']
): Partial<PlayView> {
  if (!sets || !set || !game) return {}
  const isPlayed = set.last === game.id
  if (!isPlayed && !belongsTo(set, game)) return {}
  const { played, size } = set
  return { set: { played, size, points: NUMBERS.setPoints } }
}
