import type { Board, Distributor } from './boards.js'
import type { Lot, Player } from './player.js'

export type GameType = 'POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY'
export type Side = 'A' | 'B'
export type Ticket = 'free' | 'white' | 'black'

export type GameState =
  | 'new'
  | 'active'
  | 'waiting_for_declaration'
  | 'declaring_winner'
  | 'winner_declared'
  | 'changing_game_result'
  | 'processing_payouts'
  | 'ended'
  | 'canceled'
  | 'refunded'
  | 'quarantined'
  /** Nobody had played it. */
  | 'deleted'

export type PlayState =
  | 'waiting_for_match'
  | 'matched'
  | 'declared_winner'
  | 'declared_loser'
  | 'won'
  | 'lost'
  | 'canceled'

export interface Game {
  name: string
  type: GameType
  creator: Player
  madeMs: number
  startMs: number
  lastJoinMs: number
  endMs: number
  /** Of trivia from the beginning; of the others their result, where null is a tie. */
  answer: Side | null
  isAd: boolean
  allowBlack: boolean
  state: GameState
  sinceMs: number
  holdUntilMs: number | null
  /** Where a quarantined game goes back to. */
  before: GameState | null
  /** What its change of state left to do. */
  todo: 'declare' | 'change' | 'pay' | 'refund' | null
  /** When that was left, among all that is. */
  turn: number
  plays: Play[]
  /** Who complained of it, and when; one may do so once. */
  complaints: Map<Player, number>
  /** Cuts of the result that was paid; null is the platform's. */
  cuts: { to: Player | null; coins: number }[]
}

export interface Play {
  game: Game
  player: Player
  side: Side
  ticket: Ticket
  quantity: number
  matched: number
  /** Tickets that met nobody and came back. */
  returned: number
  state: PlayState
  /** Picked before the sign-in, and too late: it earns nothing. */
  late: boolean
  /** Whether its vote counts; one that its player took back does not. */
  votes: boolean
  points: number
  madeMs: number
  /** Where its white ticket came from. */
  lot: Lot | null
  /** When it was paid gray that no correction has taken back since. */
  grayMs: number | null
  claimedMs: number | null
  distributor: Distributor
  /** On which its points counted, and those of its claim. */
  boards: { earned: Board[]; claimed: Board[] }
  /** A tie gave its tickets back: it was right, and is over. */
  tied: boolean
}

export const isDecidedLater = ({ type }: Game): boolean => type === 'PREDICTION' || type === 'POLL'

/** The side with more votes; null is a tie. */
export function majorityOf({ plays }: Game): Side | null {
  const votes = (side: Side) => plays.filter((play) => play.votes && play.side === side).length
  const [a, b] = [votes('A'), votes('B')]
  if (a === b) return null
  return a > b ? 'A' : 'B'
}

export const isRight = (result: Side | null, side: Side): boolean =>
  result === null || result === side

/** Black tickets that are still at stake. */
export function escrowOf({ plays }: Game): number {
  return plays
    .filter(({ ticket, state }) => ticket === 'black' && OPEN.has(state))
    .reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
}

const OPEN: ReadonlySet<PlayState> = new Set([
  'waiting_for_match',
  'matched',
  'declared_winner',
  'declared_loser',
])
