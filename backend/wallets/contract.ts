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
  /** Points; with 0 there is only a line in the history. */
  points: number
  type: 'game_played' | 'game_outcome' | 'admin_update'
  source: PointSource
  /** What the points are for: with source and user it is the natural key, so the same event never pays twice. */
  reference: string
}

/** What a play puts at stake. A free play has a quantity of 1 and costs nothing. */
export interface PlayStake {
  playId: string
  userId: string
  gameId: string
  ticketType: TicketType
  /** Tickets. */
  quantity: number
}

/** A play of black tickets that won, in one revision of its game's result. */
export interface BlackWin {
  playId: string
  userId: string
  gameId: string
  /** Tickets that met a ticket of the other side. */
  matched: number
  /** Raised by every change of the result, so that each has keys of its own. */
  revision: number
}

/** A play of a free or white ticket that won, in one revision of its game's result. */
export interface LightWin extends Pick<PlayStake, 'playId' | 'userId' | 'ticketType'> {
  revision: number
}

/** A share of a game's rake. `userId` is null for what stays with the platform. */
export interface CutPayment {
  kind: 'host_cut' | 'parent_cut' | 'referrer_cut' | 'distributor_cut' | 'platform'
  userId: string | null
  gameId: string
  revision: number
  /** Coins, at least 1. */
  coins: number
}

/** What the ledger holds of a game at this moment. */
export interface GameHoldings {
  /** Black tickets at stake. */
  tickets: number
  /** Coins of the rake that nobody has got yet. */
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
  /** When it was made: nothing was moved for it before. Epoch milliseconds. */
  atMs: number
}

/** What the ledger refers to. Bound by the module that owns plays, because that one imports this one. */
export abstract class PlaysOfGamesContract {
  /** All plays of a game, canceled ones too. */
  abstract listPlays(gameId: string): Promise<PlayOfGame[]>
}

/**
 * What it is worth. Owns the ledger, and alone writes postings. Every event posts once, however often it is asked for;
 * accounts of one call are locked in ascending order, and none ever falls below zero.
 */
export abstract class WalletsContract {
  /** Posts points to a player; false when this event has already paid. */
  abstract creditPoints(credit: PointsCredit, trx: TransactionClientContract): Promise<boolean>
  /** Posts points of several events; gives back the sum of those that had not paid before. */
  abstract creditAllPoints(
    credits: readonly PointsCredit[],
    trx: TransactionClientContract
  ): Promise<number>
  /** Whether the player holds the tickets; they stay there until the transaction is over. */
  abstract canStake(
    stake: Omit<PlayStake, 'playId' | 'gameId'>,
    trx: TransactionClientContract
  ): Promise<boolean>
  /**
   * Keeps white tickets as they are until the transaction is over. Called before their gray is taken back, by whoever
   * gives them back behind it: a white play takes the two in this order.
   */
  abstract holdWhite(userIds: readonly string[], trx: TransactionClientContract): Promise<void>
  /** Counts the gray of a free play that was won at once; false when the day's limit leaves it none. */
  abstract countFreeGray(userId: string, trx: TransactionClientContract): Promise<boolean>
  /**
   * Takes the tickets of a play and pays its points, and its gray where it was won at once, with what else the play led to. A free play costs nothing, and
   * keeps a line in the history all the same. Called in the transaction that made the play, after `canStake` said yes.
   * Gives back how many black tickets the player's gray turned into.
   */
  abstract recordPlay(
    stake: PlayStake & { points: number; gray: boolean; credits: readonly PointsCredit[] },
    trx: TransactionClientContract
  ): Promise<number>
  /** Gives tickets back: the unmatched ones of a play, or all of a canceled one. Gives back the plays that this was new for. */
  abstract refund(
    stakes: readonly PlayStake[],
    event: 'unmatched' | 'cancel',
    trx: TransactionClientContract
  ): Promise<Set<string>>
  /**
   * Pays gray for won free and white plays, as far as the day's limit of free plays goes, and turns full ones into black
   * tickets. A play that holds the gray of an earlier revision gets no second one. Gives back how many each player got;
   * who got none is left out.
   */
  abstract payGray(
    wins: readonly LightWin[],
    trx: TransactionClientContract
  ): Promise<Map<string, number>>
  /**
   * Takes the gray of plays back, whichever revision up to theirs paid it; what is spent stands in the loss account. The
   * day that a free one counted in has its place again, whether or not the gray was still there. Gives back the plays
   * whose gray was not.
   */
  abstract takeBackGray(
    wins: readonly LightWin[],
    trx: TransactionClientContract
  ): Promise<Set<string>>
  /** Shows winners what they will get, while the result may still change. */
  abstract postPendingWins(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void>
  /** Pays winners what was pending, burns both sides' tickets, and leaves the rake for the cuts. */
  abstract payOut(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void>
  /** Pays shares of a game's rake. */
  abstract payCuts(cuts: readonly CutPayment[], trx: TransactionClientContract): Promise<void>
  /**
   * Takes the winnings of a revision back, paid or pending. What a player has spent meanwhile cannot be taken: it stands
   * in the loss account. Gives back that shortfall in coins by player.
   */
  abstract takeBack(
    wins: readonly BlackWin[],
    trx: TransactionClientContract
  ): Promise<Map<string, number>>
  /** Takes the shares of a revision back that the ledger holds, as `takeBack` does. */
  abstract takeBackCuts(
    result: Pick<CutPayment, 'gameId' | 'revision'>,
    trx: TransactionClientContract
  ): Promise<void>
  /** What does not agree in the whole ledger, a line each; empty when it is sound. */
  abstract findFaults(): Promise<string[]>
  /** What stands in the escrow and rake of games, where that is not nothing. */
  abstract listOpenPots(): Promise<OpenPot[]>
  /** Takes the points of these events back. Gives back the events that had paid, and were not taken back before. */
  abstract takeBackPoints<Event extends Pick<PointsCredit, 'userId' | 'source' | 'reference'>>(
    events: readonly Event[],
    trx: TransactionClientContract
  ): Promise<Event[]>
  /** By game id, each of the ids. */
  abstract holdingsOf(gameIds: readonly string[]): Promise<Map<string, GameHoldings>>
}
