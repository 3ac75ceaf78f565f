import type { RewardsProgramme } from '@sidepick/rules/types'
import { runsProgramme, type HostMode } from '#partner_domains/contract'

/** The partner's rewards programme on a page with its daily games; null on every other page. */
export function programmeOf(mode: HostMode): RewardsProgramme | null {
  return runsProgramme(mode) ? { rewardType: 'gift_card', distributorId: mode.distributorId } : null
}
