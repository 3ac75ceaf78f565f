import type { Game } from '@sidepick/rules/types'
import { NUMBERS } from '../numbers'
import type { PlaySettings, PlayState } from '../play_state'
import type { SetState } from '../visit_state'
import { belongsTo } from './set_view'
import { visitOf, visitSettings, withVisit } from './visit'

/** As many of whatever games come. */
const plainSet = (played = 0): SetState => ({
  left: null,
  played,
  size: NUMBERS.gameSetSize,
  last: null,
})

/** The set that runs in the widget, as far as its games are still to come, or what an earlier visit has left of another. */
function setOf(games: readonly Game[], settings: PlaySettings, played = 0): SetState | null {
  const { sets } = visitSettings(settings)
  if (!sets) return null
  const listed = new Set(games.map(({ id }) => id))
  const left = sets.running.filter((id) => listed.has(id))
  const size = sets.running.length
  if (left.length > 0) return { left, played: size - left.length, size, last: null }
  return plainSet(played < NUMBERS.gameSetSize ? played : 0)
}

/** How a visit begins; `played` is what earlier ones have left of a set. */
export const firstSet = (
  { game, queue }: Pick<PlayState, 'game' | 'queue'>,
  settings: PlaySettings,
  played: number
) => setOf([...(game ? [game] : []), ...queue], settings, played)

/** Points for the pick of the game on screen: the last one of a set pays for the whole set. */
export function setPointsOf(state: PlayState, settings: PlaySettings): number {
  const { set } = visitOf(state, settings)
  const on = visitSettings(settings).sets !== null && set !== null && state.game !== null
  if (!on || !belongsTo(set, state.game!)) return 0
  return set.played + 1 === set.size ? NUMBERS.setPoints : 0
}

/** The result of the game on screen counts for its set. */
export function countInSet(set: SetState | null, game: Game): SetState | null {
  if (!set || !belongsTo(set, game)) return set
  const left = set.left && set.left.filter((id) => id !== game.id)
  return { ...set, left, played: set.played + 1, last: game.id }
}

/** Games that were played elsewhere are no longer to come; a set that ends so is over without its points. */
export function learnPlayed(set: SetState | null, gameIds: readonly string[]): SetState | null {
  if (!set?.left) return set
  const left = set.left.filter((id) => !gameIds.includes(id))
  if (left.length === set.left.length) return set
  return left.length > 0 ? { ...set, left, played: set.size - left.length } : plainSet()
}

/** The set of the next screen: after a whole one another begins. */
export function nextSet(state: PlayState, settings: PlaySettings): PlayState {
  const { set } = visitOf(state, settings)
  if (!visitSettings(settings).sets) return set ? withVisit(state, { set: null }, settings) : state
  if (!set) return withVisit(state, { set: setOf(state.queue, settings) }, settings)
  return set.played < set.size ? state : withVisit(state, { set: plainSet() }, settings)
}
