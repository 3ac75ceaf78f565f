import type { Game } from '@sidepick/rules/types'
import type { Phase } from '@sidepick/card-kit'
import { NUMBERS } from '../numbers'
import { beginQuestion, isOpen, settle } from '../phases'
import { mixAdGames } from './games_between'
import { NO_VIDEO, visitSettings, withVisit } from './visit'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { advance, requestAdvance } from './advance'

const only = (state: PlayState): Step => ({ state, effects: [] })

/** The games from this one on, then those before it: whoever jumps loses none of them. */
function turnTo(games: readonly Game[], gameId: string): Game[] | null {
  const at = games.findIndex(({ id }) => id === gameId)
  return at < 0 ? null : [...games.slice(at), ...games.slice(0, at)]
}

/** Puts another game of the queue on the screen, in place of one that nobody has picked a side of. */
function showGame(state: PlayState, gameId: string, settings: PlaySettings): Step {
  const [game, ...queue] =
    turnTo([...(state.game ? [state.game] : []), ...state.queue], gameId) ?? []
  if (!isOpen(state) || !game || game === state.game) return only(state)
  // What cards are told follows from the game.
  const shown = withVisit({ ...state, game, queue }, { video: NO_VIDEO }, settings)
  return only(settle(state.phase === 'passive' ? shown : beginQuestion(shown)))
}

/** Moves the current game to the end of the queue. The last game cannot be skipped, because it would return at once. */
export const skipGame = (state: PlayState, settings: PlaySettings): Step =>
  showGame(state, state.queue[0]?.id ?? '', settings)

/** Where the play would go on by itself, it goes on to a chosen game; a pick that is under way is not left. */
const GOES_ON: readonly Phase[] = ['result', 'playResponse', 'interstitial']

/** The player has chosen one of the games that are still to come. A carousel stops turning by itself. */
export function chooseGame(state: PlayState, gameId: string, settings: PlaySettings): Step {
  if (isOpen(state)) {
    const passiveGames = NUMBERS.carouselPassiveGames
    const chosen = withVisit({ ...state, timers: {} }, { passiveGames }, settings)
    const step = showGame(chosen, gameId, settings)
    return step.state === chosen ? only(state) : step
  }
  const queue = turnTo(state.queue, gameId)
  if (!queue || !GOES_ON.includes(state.phase)) return only(state)
  return requestAdvance({ ...state, queue }, settings)
}

/** Nobody has tapped yet, so the first game after an empty list starts in the passive phase. */
function invite(state: PlayState, settings: PlaySettings): Step {
  const [game = null, ...queue] = state.queue
  const phase = settings.passiveModeEnabled ? 'passive' : 'question'
  return only(settle(withVisit({ ...state, phase, game, queue }, {}, settings)))
}

/** Gives the ad games of the queue their places. */
export function placeAdGames(state: PlayState, settings: PlaySettings): PlayState {
  if (!state.queue.some(({ isAd }) => isAd)) return state
  const passive = state.phase === 'passive' && visitSettings(settings).carousel
  const had = state.game ? state.gameIndex + 1 : state.gameIndex
  return { ...state, queue: mixAdGames(state.queue, had, passive) }
}

/** Later games join the end of the queue; if the list had ended, play continues at once. */
export function addGames(state: PlayState, games: Game[], settings: PlaySettings): Step {
  const known = new Set(
    [...state.queue, ...(state.game ? [state.game] : [])].map((game) => game.id)
  )
  const joined = [...state.queue, ...games.filter((game) => !known.has(game.id))]
  const grown = placeAdGames({ ...state, queue: joined }, settings)
  const { queue } = grown
  if (state.phase !== 'ended' || queue.length === 0) return only(grown)
  return state.pick ? advance(grown, settings) : invite(grown, settings)
}

/** These games come next, wherever they stood; the one on screen stays. */
export function preferGames(state: PlayState, games: Game[], settings: PlaySettings): Step {
  const preferred = new Set(games.map((game) => game.id))
  const rest = state.queue.filter((game) => !preferred.has(game.id))
  return addGames({ ...state, queue: [] }, [...games, ...rest], settings)
}

/** Such games leave the queue, and the screen unless a pick is under way. */
export function dropGames(state: PlayState, isGone: (game: Game) => boolean): Step {
  const queue = state.queue.filter((game) => !isGone(game))
  if (!isOpen(state) || !state.game || !isGone(state.game)) return only({ ...state, queue })
  const [next, ...rest] = queue
  if (next) return only(settle({ ...state, game: next, queue: rest }))
  const effects: Step['effects'] = [{ type: 'list_ended', loggedIn: state.loggedIn }]
  return { state: { ...state, phase: 'ended', queue: [], timers: {} }, effects }
}
