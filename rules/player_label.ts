import { GAME_TYPE_TERMS } from './game_type_terms.js'
import type { Game, GamePlayState, GameState } from './types.js'

/** The status of a game for a player; the interface has its texts. */
export type PlayerLabel =
  | {
      kind:
        | 'new'
        | 'ends_soon'
        | 'ended'
        | 'pending'
        | 'won_pending'
        | 'lost_pending'
        | 'won'
        | 'lost'
        | 'incorrect'
        | 'canceled'
    }
  | { kind: 'active'; left: number; unit: 'hours' | 'days' | 'weeks' }

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** Labels by the play's state once its game is over. */
const OF_PLAY: Record<GamePlayState, PlayerLabel> = {
  waiting_for_match: { kind: 'pending' },
  matched: { kind: 'pending' },
  declared_winner: { kind: 'won_pending' },
  declared_loser: { kind: 'lost_pending' },
  won: { kind: 'won' },
  lost: { kind: 'lost' },
  canceled: { kind: 'canceled' },
}

/** States of a game in which its result is being determined: a play's earlier label does not apply. */
const UNDECIDED: ReadonlySet<GameState> = new Set([
  'waiting_for_declaration',
  'declaring_winner',
  'changing_game_result',
])

/** The label of a game for a player with a play in the state `play`, or without one (null). */
export function playerLabel(
  game: Pick<Game, 'state' | 'gameType' | 'endTime'>,
  play: GamePlayState | null,
  now: Date
): PlayerLabel {
  const { state } = game
  if (play === 'canceled' || state === 'canceled' || state === 'refunded') {
    return { kind: 'canceled' }
  }
  if (state === 'quarantined') return { kind: 'pending' }
  const { finalAtPick } = GAME_TYPE_TERMS[game.gameType]
  if (finalAtPick && play === 'won') return { kind: 'won' }
  if (finalAtPick && play === 'lost') return { kind: 'incorrect' }
  if (state === 'new') return { kind: 'new' }
  if (state === 'active') return timeLeft(Date.parse(game.endTime) - now.getTime())
  if (UNDECIDED.has(state)) return { kind: 'pending' }
  return play === null ? { kind: 'ended' } : OF_PLAY[play]
}

function timeLeft(leftMs: number): PlayerLabel {
  if (leftMs <= 0) return { kind: 'ended' }
  if (leftMs <= HOUR_MS) return { kind: 'ends_soon' }
  if (leftMs < DAY_MS) return { kind: 'active', left: Math.floor(leftMs / HOUR_MS), unit: 'hours' }
  if (leftMs < WEEK_MS) return { kind: 'active', left: Math.floor(leftMs / DAY_MS), unit: 'days' }
  return { kind: 'active', left: Math.floor(leftMs / WEEK_MS), unit: 'weeks' }
}
