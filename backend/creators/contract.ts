import type { CreatorSummary } from '@sidepick/rules/types'

/** Who makes games. Owns the table creators. */
export abstract class CreatorsContract {
  /** Summaries by user id; unknown ids are left out. */
  abstract listSummaries(ids: readonly string[]): Promise<Map<string, CreatorSummary>>
}
