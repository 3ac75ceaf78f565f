import { GAME_TYPE_TERMS } from '@sidepick/rules/game_type_terms'
import { decidedBy, type Decider } from '@sidepick/rules/game_types'
import type { GamePlayState, GameState } from '@sidepick/rules/types'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { Tone } from '../ui/tone'
import type { PlaysMessage } from './plays_text'

export interface PlayerLabel {
  message: PlaysMessage
  tone: Tone
  /** Hours, days or weeks that are left. */
  count?: number
}

type Game = NonNullable<PlayWithGame['game']>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** How far a game is, for a player. */
type Stage = 'new' | 'active' | 'waiting' | 'declared' | 'ended' | 'canceled'

const STAGES: Record<GameState, Stage> = {
  new: 'new',
  active: 'active',
  waiting_for_declaration: 'waiting',
  declaring_winner: 'waiting',
  changing_game_result: 'waiting',
  winner_declared: 'declared',
  processing_payouts: 'declared',
  ended: 'ended',
  canceled: 'canceled',
  refunded: 'canceled',
  quarantined: 'waiting',
}

const PENDING: PlayerLabel = { message: 'pending', tone: 'warning' }
const CANCELED: PlayerLabel = { message: 'canceled', tone: 'neutral' }
const ENDED: PlayerLabel = { message: 'ended', tone: 'neutral' }
const WON: PlayerLabel = { message: 'won', tone: 'success' }
const LOST: PlayerLabel = { message: 'lost', tone: 'danger' }

/** What a result says that is not paid yet, or not known. */
const DECLARED: Record<GamePlayState, PlayerLabel> = {
  waiting_for_match: PENDING,
  matched: PENDING,
  declared_winner: { message: 'won_pending', tone: 'success' },
  declared_loser: { message: 'lost_pending', tone: 'danger' },
  won: WON,
  lost: LOST,
  canceled: CANCELED,
}

/** What stands once nothing changes any more. */
const FINAL: Record<GamePlayState, PlayerLabel> = {
  ...DECLARED,
  waiting_for_match: ENDED,
  matched: ENDED,
}

const ANSWER = { won: WON, lost: { message: 'incorrect', tone: 'danger' } } as const
const OPINION = {
  won: { message: 'played', tone: 'neutral' },
  lost: { message: 'played', tone: 'neutral' },
} as const

/** What is said of a play that was final with its pick. An opinion was neither right nor wrong. */
const AT_PICK: Record<Decider, Record<'won' | 'lost', PlayerLabel>> = {
  answer: ANSWER,
  declaration: ANSWER,
  votes: OPINION,
  nobody: OPINION,
}

/** How a play stands, in the words that its player reads. */
export function playerLabel(
  { state, game }: Pick<PlayWithGame, 'state' | 'game'>,
  nowMs: number
): PlayerLabel {
  if (!game) return DECLARED[state]
  const stage = STAGES[game.state]
  if (stage === 'canceled') return CANCELED
  if (FINAL[state] === CANCELED) return CANCELED
  const isDecided = FINAL[state] === WON || FINAL[state] === LOST
  if (GAME_TYPE_TERMS[game.gameType].finalAtPick && isDecided) {
    return AT_PICK[decidedBy(game)][FINAL[state] === WON ? 'won' : 'lost']
  }
  return BY_STAGE[stage](state, game, nowMs)
}

const BY_STAGE: Record<
  Exclude<Stage, 'canceled'>,
  (state: GamePlayState, game: Game, nowMs: number) => PlayerLabel
> = {
  new: () => ({ message: 'new', tone: 'info' }),
  active: (_, game, nowMs) => timeLeft(Date.parse(game.endTime) - nowMs),
  waiting: () => PENDING,
  declared: (state) => DECLARED[state],
  ended: (state) => FINAL[state],
}

function timeLeft(leftMs: number): PlayerLabel {
  if (leftMs <= 0) return ENDED
  if (leftMs <= HOUR_MS) return { message: 'ends_soon', tone: 'warning' }
  const left = (message: PlaysMessage, unitMs: number): PlayerLabel => ({
    message,
    tone: 'info',
    count: Math.max(1, Math.floor(leftMs / unitMs)),
  })
  if (leftMs < DAY_MS) return left('hours', HOUR_MS)
  if (leftMs < WEEK_MS) return left('days', DAY_MS)
  return left('weeks', WEEK_MS)
}
