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

/** The schemas of a game, and of the words spoken in its clip, for other modules' responses. */
export { gameSchema, speechMarkSchema } from '#games/wire/game'

/** What a play needs to know about its game, read in the play's transaction. */
export interface PlayableGame {
  id: string
  /** The question. */
  text: string
  gameType: GameType
  correctAnswer: Side | null
  creatorId: string
  isPrivate: boolean
  isAd: boolean
  /** Whether an admin allows black tickets on a poll. */
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
  /** Only games of these; empty for any. */
  categoryIds?: readonly string[]
  /** Games of these come before the others. */
  preferredCategoryIds?: readonly string[]
  excludedCategoryIds?: readonly string[]
  excludedIds?: readonly string[]
  /** Only games with a video in landscape format. */
  landscape?: boolean
  /** The games of its content languages. */
  language?: Language
  /** Games with more of its words come first; games without any are not left out. Only the first 20 words count. */
  text?: string
  limit: number
}

/** The text of a page; games are searched by its most significant words. */
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
  /** Whether an admin allows black tickets on a poll. */
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
  /** Only from one of these states; by default from any that has the transition. */
  from?: readonly GameState[]
  /** `previous` returns a quarantined game to its earlier state. */
  to: GameState | 'previous'
  by: Mover
  /** The new result; null is a tie. Unchanged by default. */
  correctAnswer?: Side | null
  /** Whether this starts a new revision, with its own ledger keys. */
  newResult?: boolean
  lastJoinTimeMs?: number
  /** Until when the payment is held; null for no hold. */
  holdUntilMs?: number | null
}

export interface MovedGame {
  gameId: string
  from: GameState
  to: GameState
  revision: number
}

/** Games in a state that are due to leave it. */
export interface DueGames {
  state: GameState
  /**
   * `hold` is the end of a declared result's hold; without a hold it is due at once. `since` is the start of the state.
   */
  instant: 'start' | 'end' | 'hold' | 'since'
  /** At or before this instant. */
  byMs: number
}

export type MoveRefusal = { type: 'not_found' } | { type: 'bad_transition'; state: GameState }

/** A game's plays and what they staked and won; canceled plays are counted separately. */
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
  /** Tickets that were staked and not returned. */
  whiteTickets: number
  blackTickets: number
  /** Matched black tickets. */
  matchedTickets: number
  /** Coins that are pending, and paid. */
  pendingCoins: number
  paidCoins: number
  /** The rake of paid games. */
  rakeCoins: number
  /** The ledger's current escrow in black tickets, and the rake that is not shared yet. */
  heldTickets: number
  heldRakeCoins: number
}

/** The plays of games, for admins. The module that owns plays binds it, because it imports this module. */
export abstract class GameTotalsContract {
  /** By game id; every given id is in it. */
  abstract totalsOf(gameIds: readonly string[]): Promise<Map<string, GameTotals>>
}

/** Who has staked black tickets on a game. The module that owns plays binds it. */
export abstract class GameStakesContract {
  /** Returned stakes do not count. */
  abstract areOf(userId: string, gameId: string): Promise<boolean>
}

/** Games and categories. Owns the tables games and categories. */
export abstract class GamesContract {
  /** Games for players, in the order of the ids; unknown and deleted ones are left out. */
  abstract listByIds(ids: readonly string[]): Promise<Game[]>
  /**
   * Public games without ads that can still be joined, best first, to fill a list up. The score adds three for the
   * share of the words that a game has, two for a preferred category, one for being new (halved every 72 hours), and a
   * quarter of the decimal logarithm of its plays.
   */
  abstract listJoinable(search: GameSearch): Promise<Game[]>
  /** The same games, by id. */
  abstract rankJoinable(search: GameSearch): Promise<string[]>
  /** Search words: those of the text, then the most significant ones of the article; at most 20. */
  abstract searchTerms(asked: { text?: string; article?: Article }): string[]
  /** The games of these ids that a creator's lists may hold: public ones and the creator's own; null for no creator. */
  abstract listUsableIds(ids: readonly string[], creatorId: string | null): Promise<Set<string>>
  /** The ids that belong to existing categories. */
  abstract listCategoryIds(ids: readonly string[]): Promise<Set<string>>
  /** false when the category exists; then nothing changes. */
  abstract addCategory(category: NewCategory): Promise<boolean>
  /**
   * Adds a game; false when it exists, and then nothing changes.
   * @throws when its fields are inconsistent, such as times out of order
   */
  abstract addGame(game: NewGame): Promise<boolean>
}

/** Games as their plays need them: what decides about a pick, and what moves a game on. */
export abstract class PlayedGamesContract {
  /** null when unknown or deleted. With `lock` the row is locked until the transaction ends. */
  abstract findPlayable(
    id: string,
    client?: TransactionClientContract,
    options?: { lock: boolean }
  ): Promise<PlayableGame | null>
  /**
   * Marks a game as played, which fixes its question. The first play must lock the game before, so that nobody changes
   * or deletes it meanwhile; later plays need no lock.
   */
  abstract markPlayed(id: string, trx: TransactionClientContract): Promise<void>
  /** Answers by game id, for players who have picked; unknown and deleted games are left out. */
  abstract listAnswers(ids: readonly string[]): Promise<Map<string, Side | null>>
  /** States by game id; unknown and deleted games are left out. */
  abstract listStates(ids: readonly string[]): Promise<Map<string, GameState>>
  /** Due games, the longest waiting first, a limited number. */
  abstract listDue(due: DueGames): Promise<{ id: string; gameType: GameType }[]>
  /** A page of the ids of searchable games, in order. */
  abstract listOpenIds(page: { after: string | null; limit: number }): Promise<string[]>
  /** Stores the number of plays of games, for searches; every game must exist. */
  abstract keepPlayCounts(counts: ReadonlyMap<string, number>): Promise<void>
  /** Moves a game to another state if the status machine allows it; publishes `game_moved`. */
  abstract move(
    id: string,
    move: GameMove,
    trx: TransactionClientContract
  ): Promise<Result<MovedGame, MoveRefusal>>
}
