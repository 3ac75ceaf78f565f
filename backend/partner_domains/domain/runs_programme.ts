import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { HostMode } from '#partner_domains/contract'

/** Whether a partner's programme rewards plays on a page: only on partners' pages with daily games. */
export function runsProgramme({ distributorId, flags }: HostMode): boolean {
  return distributorId !== DEFAULT_DISTRIBUTOR_ID && (flags.timeMode || flags.redBanner)
}
