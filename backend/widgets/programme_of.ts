import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { RewardsProgramme } from '@sidepick/rules/types'
import type { HostMode } from '#partner_domains/contract'

/** The partner's rewards programme on a page with its daily games; null on every other page. */
export function programmeOf({ distributorId, flags }: HostMode): RewardsProgramme | null {
  const hasDailyGames = flags.timeMode || flags.redBanner
  if (!hasDailyGames || distributorId === DEFAULT_DISTRIBUTOR_ID) return null
  return { rewardType: 'gift_card', distributorId }
}
