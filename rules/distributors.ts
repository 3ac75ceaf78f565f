import type { RewardsProgramme } from './types.js'

/** The platform's own distributor, for plays without a partner; it has no programme. */
export const DEFAULT_DISTRIBUTOR_ID = 'default'

/** The partner in whose programme the plays of a page count, and so on whose boards; else the default one. */
export const distributorOf = (page: { programme: RewardsProgramme | null }): string =>
  page.programme?.distributorId ?? DEFAULT_DISTRIBUTOR_ID
