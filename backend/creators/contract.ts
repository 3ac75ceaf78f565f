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

/** Who makes games. Owns the table creators. */
export abstract class CreatorsContract {
  /** Makes a user a creator; one who is already is left as is. */
  abstract create(creator: NewCreator): Promise<void>
  /** Summaries by user id; unknown ids are left out. */
  abstract listSummaries(ids: readonly string[]): Promise<Map<string, CreatorSummary>>
}
