import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreatorSummary } from '@sidepick/rules/types'

/** Stands where a creator is not known, so that no game is lost over its maker. */
export const UNKNOWN_CREATOR: CreatorSummary = {
  userName: '',
  profileColor: '888888',
  avatar: null,
  partnerName: null,
}

export interface NewCreator extends CreatorSummary {
  userId: string
}

export interface CreatorTerms {
  /** The company a creator speaks for; shown with the games. */
  partnerName: string | null
  /** User id of the partner a creator makes games for, who is a creator too and has a share. */
  parentId: string | null
  /** Own share of the rake, in basis points; null for the usual one. */
  hostBps: number | null
}

export interface CreatorRecord extends NewCreator, Omit<CreatorTerms, 'hostBps'> {}

/** With the share that is in force now. */
export interface CreatorOnTerms extends CreatorRecord, CreatorTerms {}

/** What creators are promised of the rake. Bound by the module that divides it, because that one imports this one. */
export abstract class AgreedSharesContract {
  /** Basis points in force now, by user id; who has the usual share is left out. */
  abstract hostBpsOf(
    userIds: readonly string[],
    trx?: TransactionClientContract
  ): Promise<Map<string, number>>
}

/** Who makes games. Owns the table creators. */
export abstract class CreatorsContract {
  /** Makes a user a creator; one who is already is left as is. */
  abstract create(creator: NewCreator): Promise<void>
  /** Makes a user a creator on these terms; of one who is already, the terms that are given change. */
  abstract agree(
    creator: NewCreator,
    terms: Partial<CreatorTerms> & { agreedBy: string | null },
    trx: TransactionClientContract
  ): Promise<void>
  /** Ends what was agreed on with a creator, and gives it back; null where nothing was. */
  abstract endTerms(userId: string, trx: TransactionClientContract): Promise<CreatorTerms | null>
  abstract find(userId: string, trx?: TransactionClientContract): Promise<CreatorRecord | null>
  abstract findOnTerms(
    userId: string,
    trx: TransactionClientContract
  ): Promise<CreatorOnTerms | null>
  /** Whether a creator may have this parent: another creator, and no child of the child's. */
  abstract mayBeParent(
    parentId: string,
    userId: string,
    trx: TransactionClientContract
  ): Promise<boolean>
  /** Summaries by user id; unknown ids are left out. */
  abstract listSummaries(ids: readonly string[]): Promise<Map<string, CreatorSummary>>
}
