import type { GamePlayMode, QuickPlay, RuleSetName } from '@sidepick/rules/experience'
import type { PlayView } from '@sidepick/card-kit'
import { NUMBERS } from '../numbers'
import type { PlayState } from '../play_state'
import type { VisitSettings, VisitState } from '../visit_state'

/** Games of a quick play; null where there is none. */
export const QUICK_PLAY_GAMES: Record<QuickPlay, number | null> = {
  off: null,
  on: NUMBERS.quickPlayGames,
  arcade: NUMBERS.quickPlayGamesArcade,
}

/** What follows a right pick of the round, by the set of rules. */
const AFTER_RIGHT: Record<RuleSetName, GamePlayMode> = {
  'default': 'GREAT_PICK',
  'double-down': 'DOUBLE_DOWN',
  'memesplash': 'GREAT_PICK',
}

const RESULTS = ['result', 'playResponse']

/** What the mode of a round depends on. */
export type Round = Pick<PlayState, 'loggedIn' | 'phase' | 'queue' | 'outcome'>

/** An account is suggested after the third game; the round ends with its last one, or with the last of the list. */
const isWon = (games: number, { strangerPlays }: VisitState, { queue }: Round) =>
  strangerPlays === NUMBERS.quickPlayPromptAt || strangerPlays >= games || queue.length === 0

/** The quick round of a stranger, and the moment after the sign-up that it led to; undefined at any other time. */
export function quickPlayOf(
  visit: VisitState,
  state: Round,
  { quickPlay, ruleSet }: VisitSettings['limits']
): PlayView['quickPlay'] {
  const games = QUICK_PLAY_GAMES[quickPlay]
  if (games === null) return undefined
  if (state.loggedIn) return visit.joined ? { games, mode: 'YOURE_IN' } : undefined
  if (!RESULTS.includes(state.phase)) return { games, mode: 'QUICK_PLAY' }
  if (isWon(games, visit, state)) return { games, mode: 'YOU_WIN' }
  return { games, mode: state.outcome?.correct ? AFTER_RIGHT[ruleSet] : 'QUICK_PLAY' }
}
