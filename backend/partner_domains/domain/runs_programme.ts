import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { HostMode } from '#partner_domains/contract'

/** Whether a page's partner rewards plays there: where its daily games are, and nowhere of our own. */
export function runsProgramme({ distributorId, flags }: HostMode): boolean {
  return distributorId !== DEFAULT_DISTRIBUTOR_ID && (flags.timeMode || flags.redBanner)
}
