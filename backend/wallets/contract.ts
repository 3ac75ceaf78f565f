import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TicketType } from '@sidepick/rules/types'

export type Currency = 'free' | 'white' | 'black' | 'gray' | 'coin' | 'pending_coin' | 'point'

export type PointSource =
  | 'cuts'
  | 'game_outcome'
  | 'game_played'
  | 'leaderboard_points'
  | 'user_demotion'
  | 'user_promotion'
  | 'user_achievement'

export interface PointsCredit {
  userId: string
  /** Points; 0 writes only a line in the history. */
  points: number
  type: 'game_played' | 'game_outcome' | 'admin_update'
  source: PointSource
  /** The event: with source and user it is the natural key, so that it never pays twice. */
  reference: string
}

/** What tells an event that paid points from all others. */
export type PointsEvent = Pick<PointsCredit, 'userId' | 'source' | 'reference'>

/** The stake of a play. A free play has a quantity of 1 and costs nothing. */
export interface PlayStake {
  playId: string
  userId: string
  gameId: string
  ticketType: TicketType
  /** Tickets. */
  quantity: number
}

/** A won play with black tickets, in one revision of its game's result. */
export interface BlackWin {
  playId: string
  userId: string
  gameId: string
  /** Matched tickets. */
  matched: number
  /** Incremented by every change of the result, so that each has its own keys. */
  revision: number
}

/** A won play with a free or white ticket, in one revision of its game's result. */
export interface LightWin extends Pick<PlayStake, 'playId' | 'userId' | 'ticketType'> {
  revision: number
}

/** A share of a game's rake. `userId` is null for the platform's. */
export interface CutPayment {
  kind: 'host_cut' | 'parent_cut' | 'referrer_cut' | 'distributor_cut' | 'platform'
  userId: string | null
  gameId: string
  revision: number
  /** Coins, at least 1. */
  coins: number
}

/** A game's current balances in the ledger. */
export interface GameHoldings {
  /** Black tickets at stake. */
  tickets: number
  /** Coins of the rake that are not shared yet. */
  rakeCoins: number
}

export interface OpenPot {
  gameId: string
  account: 'escrow' | 'rake'
  /** Black tickets of an escrow, coins of a rake. */
  amount: number
}

export interface PlayOfGame {
  id: string
  userId: string
  /** Creation time; there are no postings before it. Epoch milliseconds. */
  atMs: number
}

/** The plays that the ledger refers to. The module that owns plays binds it, because it imports this module. */
export abstract class PlaysOfGamesContract {
  /** All plays of a game, canceled ones too. */
  abstract listPlays(gameId: string): Promise<PlayOfGame[]>
  /** Ids of games, by the ids of plays and of played games among these; others are left out. */
  abstract gamesOf(ids: readonly string[]): Promise<Map<string, string>>
}

/**
 * Owns the ledger, and is the only writer of postings. Every event posts once; accounts of one call are locked in
 * ascending order, and no player's balance falls below zero.
 */
export abstract class WalletsContract {
  /** Posts points to a player; false when this event has paid already. */
  abstract creditPoints(credit: PointsCredit, trx: TransactionClientContract): Promise<boolean>
  /** Posts points of several events; returns the sum of the new ones. */
  abstract creditAllPoints(
    credits: readonly PointsCredit[],
    trx: TransactionClientContract
  ): Promise<number>
  /** Whether the player has the tickets; locks the balance until the transaction ends. */
  abstract canStake(
    stake: Omit<PlayStake, 'playId' | 'gameId'>,
    trx: TransactionClientContract
  ): Promise<boolean>
  /**
   * Locks the white accounts until the transaction ends. Call it before their gray is taken back when the tickets are
   * returned afterwards: a white play locks the two in this order.
   */
  abstract holdWhite(userIds: readonly string[], trx: TransactionClientContract): Promise<void>
  /** Counts the gray of a free play that was won at its pick; false when the day's limit is reached. */
  abstract countFreeGray(userId: string, trx: TransactionClientContract): Promise<boolean>
  /**
   * Takes the tickets of a play, and pays its points, the gray of an immediate win, and what else the play reached. A
   * free play costs nothing and still has a line in the history. Call it in the play's transaction, after `canStake`
   * was true. Returns the number of black tickets that the player's gray was converted to.
   */
  abstract recordPlay(
    stake: PlayStake & { points: number; gray: boolean; credits: readonly PointsCredit[] },
    trx: TransactionClientContract
  ): Promise<number>
  /**
   * Returns tickets to players: the unmatched ones of a play, or all of a canceled one. The result lists the plays for
   * which this was new.
   */
  abstract refund(
    stakes: readonly PlayStake[],
    event: 'unmatched' | 'cancel',
    trx: TransactionClientContract
  ): Promise<Set<string>>
  /** Takes back the points of these events. Returns the events that had paid and were not reversed before. */
  abstract takeBackPoints<Event extends PointsEvent>(
    events: readonly Event[],
    trx: TransactionClientContract
  ): Promise<Event[]>
}

/** What a game's result pays and takes back. Each event posts once, as with WalletsContract. */
export abstract class WinningsContract {
  /**
   * Pays gray for won free and white plays, within the day's limit for free plays, and converts full gray into black
   * tickets. A play with gray of an earlier revision gets no more. Returns the number of tickets per player, without
   * zeros.
   */
  abstract payGray(
    wins: readonly LightWin[],
    trx: TransactionClientContract
  ): Promise<Map<string, number>>
  /**
   * Takes back the gray of plays, paid by any revision up to theirs; spent gray is posted to the loss account. A free
   * play's place in its day becomes free either way. Returns the plays whose gray was spent.
   */
  abstract takeBackGray(
    wins: readonly LightWin[],
    trx: TransactionClientContract
  ): Promise<Set<string>>
  /** Posts winners' pending coins, while the result may still change. */
  abstract postPendingWins(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void>
  /** Pays winners their pending coins, burns both sides' tickets, and leaves the rake for the cuts. */
  abstract payOut(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void>
  /** Pays shares of a game's rake. */
  abstract payCuts(cuts: readonly CutPayment[], trx: TransactionClientContract): Promise<void>
  /**
   * Takes back the winnings of a revision, paid or pending. What a player has spent is posted to the loss account.
   * Returns that shortfall in coins by player.
   */
  abstract takeBack(
    wins: readonly BlackWin[],
    trx: TransactionClientContract
  ): Promise<Map<string, number>>
  /** Takes back the shares of a revision according to the ledger, as `takeBack` does. */
  abstract takeBackCuts(
    result: Pick<CutPayment, 'gameId' | 'revision'>,
    trx: TransactionClientContract
  ): Promise<void>
}

/** What the ledger tells of the past of one player. */
export abstract class PointsHistoryContract {
  /**
   * The reference of the player's last line of these sources, up to the lines that were written together with the line
   * of an event; null without one.
   */
  abstract findReferenceUntil(
    event: PointsEvent,
    sources: readonly PointSource[],
    trx: TransactionClientContract
  ): Promise<string | null>
}

/** The ledger as a whole: whether it is sound, and what games hold. */
export abstract class LedgerContract {
  /** All mismatches in the ledger, one line each; empty when it is sound. */
  abstract findFaults(): Promise<string[]>
  /** Non-zero balances in escrow and rake of games. */
  abstract listOpenPots(): Promise<OpenPot[]>
  /** By game id; every given id is in it. */
  abstract holdingsOf(gameIds: readonly string[]): Promise<Map<string, GameHoldings>>
}
