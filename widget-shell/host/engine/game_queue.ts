import type { Game } from '@sidepick/rules/types'
import { advance, beginQuestion } from './phases'
import type { PlaySettings, PlayState, Step } from './play_state'

const only = (state: PlayState): Step => ({ state, effects: [] })

const isOpen = (state: PlayState) => state.phase === 'passive' || state.phase === 'question'

/** Moves the current game to the end of the queue. The last game cannot be skipped, because it would return at once. */
export function skipGame(state: PlayState, settings: PlaySettings): Step {
  const [next, ...rest] = state.queue
  if (!isOpen(state) || !state.game || !next) return only(state)
  const skipped = { ...state, game: next, queue: [...rest, state.game] }
  return state.phase === 'passive' ? only(skipped) : beginQuestion(skipped, settings)
}

/** Nobody has tapped yet, so the first game after an empty list starts in the passive phase. */
function invite(state: PlayState, settings: PlaySettings): Step {
  const [game = null, ...queue] = state.queue
  const phase = settings.passiveModeEnabled ? 'passive' : 'question'
  return only({ ...state, phase, game, queue })
}

/** Later games join the end of the queue; if the list had ended, play continues at once. */
export function addGames(state: PlayState, games: Game[], settings: PlaySettings): Step {
  const known = new Set(
    [...state.queue, ...(state.game ? [state.game] : [])].map((game) => game.id)
  )
  const queue = [...state.queue, ...games.filter((game) => !known.has(game.id))]
  const grown = { ...state, queue }
  if (state.phase !== 'ended' || queue.length === 0) return only(grown)
  return state.pick ? advance(grown, settings) : invite(grown, settings)
}

/** These games come next, wherever they stood; the one on screen stays. */
export function preferGames(state: PlayState, games: Game[], settings: PlaySettings): Step {
  const preferred = new Set(games.map((game) => game.id))
  const rest = state.queue.filter((game) => !preferred.has(game.id))
  return addGames({ ...state, queue: [] }, [...games, ...rest], settings)
}

/** Games the player is now known to have played leave the queue, and the screen unless a pick is under way. */
export function dropPlayed(state: PlayState, gameIds: string[]): Step {
  const played = new Set(gameIds)
  const queue = state.queue.filter((game) => !played.has(game.id))
  if (!isOpen(state) || !state.game || !played.has(state.game.id)) return only({ ...state, queue })
  const [next, ...rest] = queue
  if (next) return only({ ...state, game: next, queue: rest })
  const effects: Step['effects'] = [{ type: 'list_ended', loggedIn: state.loggedIn }]
  return { state: { ...state, phase: 'ended', queue: [], timers: {} }, effects }
}
