import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type {
  Game,
  GameMetadata,
  GameState,
  GameType,
  Language,
  Orientation,
  Side,
} from '@sidepick/rules/types'
import type { Result } from '#shared/result'
import type { Mover } from '#games/domain/status_machine'

/** How games are described where others' answers hold them. */
export { creatorAnswer, gameAnswer } from '#games/wire/game_answer'

/** What the rules of a play need of a game, read in the play's own transaction. */
export interface PlayableGame {
  id: string
  /** The question. */
  text: string
  gameType: GameType
  correctAnswer: Side | null
  creatorId: string
  isPrivate: boolean
  isAd: boolean
  /** An admin's leave to play a poll for coins. */
  allowBlack: boolean
  state: GameState
  createdAtMs: number
  startTimeMs: number
  lastJoinTimeMs: number
  endTimeMs: number
  /** How often a result was declared; 0 before any was. */
  revision: number
  /** Whether anybody has played it. */
  played: boolean
}

export interface GameSearch {
  /** Only games of these; empty means of any. */
  categoryIds?: readonly string[]
  /** Games of these come before the others. */
  preferredCategoryIds?: readonly string[]
  excludedCategoryIds?: readonly string[]
  excludedIds?: readonly string[]
  /** The games of its content languages. */
  language?: Language
  /** Games that hold more of its words come first; nothing is left out for lack of them. Only the first 20 count. */
  text?: string
  limit: number
}

/** What a page says of itself; games are searched by the words that say most of it. */
export interface Article {
  title?: string
  description?: string
  text?: string
  keywords?: readonly string[]
}

export interface NewCategory {
  id: string
  slug: string
  categoryName: string
  language: Language
  position: number
}

export interface NewGame {
  id: string
  text: string
  gameTitle: string
  gameType: GameType
  sideA: string
  sideB: string
  correctAnswer: Side | null
  creatorId: string
  categoryId: string
  language: Language
  orientation: Orientation
  isPrivate?: boolean
  isAd?: boolean
  /** An admin's leave to play a poll for coins. */
  allowBlack?: boolean
  startTimeMs: number
  lastJoinTimeMs: number
  endTimeMs: number
  sourceUrl?: string | null
  videoUrls: Game['videoUrls']
  landscapeVideoUrls: Game['landscapeVideoUrls']
  metadata: GameMetadata
}

export interface GameMove {
  /** Only from one of these; any state that may go there when left out. */
  from?: readonly GameState[]
  /** `previous` lets a quarantined game go back to where it came from. */
  to: GameState | 'previous'
  by: Mover
  /** The result that holds from now on; null is a tie. Left out, it stays. */
  correctAnswer?: Side | null
  /** Whether this begins a new result, with ledger keys of its own. */
  newResult?: boolean
  lastJoinTimeMs?: number
  /** Until when the result waits before it is paid; null not at all. */
  holdUntilMs?: number | null
}

export interface MovedGame {
  gameId: string
  from: GameState
  to: GameState
  revision: number
}

/** Games in a state whose instant has come. */
export interface DueGames {
  state: GameState
  /** `hold` is that of a declared result; one without a hold is due at once. `since` is when the state began. */
  instant: 'start' | 'end' | 'hold' | 'since'
  /** At this instant or before. */
  byMs: number
}

export type MoveRefusal = { type: 'not_found' } | { type: 'bad_transition'; state: GameState }

/** What was made of a game by its players, and what it moved; plays that were canceled are counted apart. */
export interface GameTotals {
  plays: number
  canceledPlays: number
  freePlays: number
  whitePlays: number
  blackPlays: number
  /** Votes, one a player. */
  sideA: number
  sideB: number
  complaints: number
  /** Tickets that were staked and did not come back. */
  whiteTickets: number
  blackTickets: number
  /** Of the black ones, those that met a ticket of the other side. */
  matchedTickets: number
  /** Coins that winners will get, and got. */
  pendingCoins: number
  paidCoins: number
  /** Coins that paid games left for cuts and platform. */
  rakeCoins: number
  /** What the ledger holds of the game now: black tickets at stake, and rake that was not shared yet. */
  heldTickets: number
  heldRakeCoins: number
}

/** What admins are told of games beside themselves. Bound by the module that owns plays, because that one imports this one. */
export abstract class GameTotalsContract {
  /** By game id, each of the ids. */
  abstract totalsOf(gameIds: readonly string[]): Promise<Map<string, GameTotals>>
}

/** Who has coins to win or to lose by how a game ends. Bound by the module that owns plays. */
export abstract class GameStakesContract {
  /** A stake that came back is none. */
  abstract areOf(userId: string, gameId: string): Promise<boolean>
}

/** What is played. Owns the tables games and categories. */
export abstract class GamesContract {
  /** null when there is no such game, or it was deleted. With `lock` nobody changes it until the transaction is over. */
  abstract findPlayable(
    id: string,
    client?: TransactionClientContract,
    options?: { lock: boolean }
  ): Promise<PlayableGame | null>
  /**
   * Keeps that a game was played: its question stands from now on. Whoever plays it for the first time reads the game
   * under its lock before, so that nobody changes or deletes it meanwhile; later plays need no lock.
   */
  abstract markPlayed(id: string, trx: TransactionClientContract): Promise<void>
  /** Games as players are told them, in the order of the ids; unknown and deleted ones are left out. */
  abstract listByIds(ids: readonly string[]): Promise<Game[]>
  /** Answers by game id, for those who have picked; unknown and deleted games are left out. */
  abstract listAnswers(ids: readonly string[]): Promise<Map<string, Side | null>>
  /** States by game id; unknown and deleted games are left out. */
  abstract listStates(ids: readonly string[]): Promise<Map<string, GameState>>
  /**
   * Public, ad-free games that can still be joined, best first: what fills a list up. Three for the share of the words
   * that a game holds, two for a preferred category, one for being new, halved every 72 hours, and a quarter of the
   * decimal logarithm of its plays add up to its score.
   */
  abstract listJoinable(search: GameSearch): Promise<Game[]>
  /** The same games, by id. */
  abstract rankJoinable(search: GameSearch): Promise<string[]>
  /** Words to search by: those of the text, and behind them those that say most of the article; 20 at most. */
  abstract searchTerms(asked: { text?: string; article?: Article }): string[]
  /** Games whose time has come, the longest waiting first, some at a time. */
  abstract listDue(due: DueGames): Promise<{ id: string; gameType: GameType }[]>
  /** Ids of the games that a search may find, in their order, behind one of them. */
  abstract listOpenIds(page: { after: string | null; limit: number }): Promise<string[]>
  /** Keeps how often games were played, for searches; unknown games must not be among them. */
  abstract keepPlayCounts(counts: ReadonlyMap<string, number>): Promise<void>
  /** Brings a game into another state, when the status machine allows it; publishes `game_moved`. */
  abstract move(
    id: string,
    move: GameMove,
    trx: TransactionClientContract
  ): Promise<Result<MovedGame, MoveRefusal>>
  /** Of these ids, the games that a creator's lists may hold: public ones and the creator's own; null has none. */
  abstract listUsableIds(ids: readonly string[], creatorId: string | null): Promise<Set<string>>
  /** Of these ids, those of categories that are not deleted. */
  abstract listCategoryIds(ids: readonly string[]): Promise<Set<string>>
  /** false when the category exists already, which leaves it as it is. */
  abstract addCategory(category: NewCategory): Promise<boolean>
  /**
   * Adds a new game; false when it exists already, which leaves it as it is.
   * @throws when its parts do not go together, such as instants out of order.
   */
  abstract addGame(game: NewGame): Promise<boolean>
}
