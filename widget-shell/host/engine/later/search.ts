import type { Game } from '@sidepick/rules/types'
import type { PlaySettings, PlayState, Step } from '../play_state'
import { chooseGame, preferGames } from './game_queue'
import { takesSearches } from './search_view'
import { visitOf, withVisit } from './visit'

/** Longest text that the server searches for, in characters. */
const MAX_LENGTH = 500

const only = (state: PlayState): Step => ({ state, effects: [] })

/** Asks for games; nobody searches while an earlier search is on its way. */
export function startSearch(state: PlayState, asked: unknown, settings: PlaySettings): Step {
  const text = String(asked).trim().slice(0, MAX_LENGTH)
  const visit = visitOf(state, settings)
  if (!takesSearches(visit) || visit.search?.state === 'asking') return only(state)
  return {
    state: withVisit(state, { search: { text, state: 'asking' } }, settings),
    effects: [{ type: 'search_started', text }],
  }
}

interface Found {
  text: string
  fits: boolean
  games?: Game[]
}

/** Goes on to the first game that was found; where that may not be left now, it comes next. */
export function endSearch(state: PlayState, found: Found, settings: PlaySettings): Step {
  const { text, fits, games } = found
  if (visitOf(state, settings).search?.state !== 'asking') return only(state)
  const { state: after, effects } = games ? goOn(state, games, settings) : only(state)
  const outcome = games ? (fits ? 'found' : 'none') : 'failed'
  return { state: withVisit(after, { search: { text, state: outcome } }, settings), effects }
}

function goOn(state: PlayState, games: Game[], settings: PlaySettings): Step {
  const [first] = games
  if (!first || first.id === state.game?.id) return only(state)
  const preferred = preferGames(state, games, settings)
  const shown = chooseGame(preferred.state, first.id, settings)
  return { state: shown.state, effects: [...preferred.effects, ...shown.effects] }
}
