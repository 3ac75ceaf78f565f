import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreatorSummary } from '@sidepick/rules/types'

/** The schemas of a creator for other modules' responses. */
export { agreedCreatorSchema, creatorSummarySchema } from '#creators/wire/creator'

/** What a request says of a creator's terms. */
export { creatorTerms } from '#creators/wire/creator_terms'

/** Shown for an unknown creator, so that the game is still listed. */
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
  /** Own share of the rake, in basis points; null for the default. */
  hostBps: number | null
}

export interface CreatorRecord extends NewCreator, Omit<CreatorTerms, 'hostBps'> {}

/** With the share that is in force now. */
export interface CreatorOnTerms extends CreatorRecord, CreatorTerms {}

/** Creators' shares of the rake. The module that divides the rake binds it, because it imports this module. */
export abstract class AgreedSharesContract {
  /** Basis points in force now, by user id; creators with the default share are left out. */
  abstract hostBpsOf(
    userIds: readonly string[],
    trx?: TransactionClientContract
  ): Promise<Map<string, number>>
}

/** Who makes games. Owns the table creators. */
export abstract class CreatorsContract {
  /** Makes a user a creator; an existing creator is left unchanged. */
  abstract create(creator: NewCreator): Promise<void>
  /** Makes a user a creator on these terms; for an existing creator the given terms change. */
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
  /** Whether a creator may have this parent: another creator, who is not a child of this one. */
  abstract mayBeParent(
    parentId: string,
    userId: string,
    trx: TransactionClientContract
  ): Promise<boolean>
  /** Summaries by user id; unknown ids are left out. */
  abstract listSummaries(ids: readonly string[]): Promise<Map<string, CreatorSummary>>
}
