/** Tabs of the transaction history. */
export const TABS = [
  'creator cuts',
  'pending result',
  'plays',
  'purchases',
  'redeem',
  'refunds',
  'wins',
] as const
type Tab = (typeof TABS)[number]

/** Every kind of ledger entry: the tab that shows it; null for one that only the whole history shows. */
export const ENTRY_TYPES = {
  host_cut: { tab: 'creator cuts' },
  parent_cut: { tab: 'creator cuts' },
  referrer_cut: { tab: 'creator cuts' },
  distributor_cut: { tab: 'creator cuts' },
  pending_outcome: { tab: 'pending result' },
  game_played: { tab: 'plays' },
  purchase: { tab: 'purchases' },
  redeem: { tab: 'redeem' },
  payout: { tab: 'redeem' },
  refund: { tab: 'refunds' },
  transaction_voided: { tab: 'refunds' },
  game_outcome: { tab: 'wins' },
  free_gift: { tab: null },
  admin_update: { tab: null },
} as const satisfies Record<string, { tab: Tab | null }>
export type EntryType = keyof typeof ENTRY_TYPES

export const ENTRY_TYPE_NAMES = Object.keys(ENTRY_TYPES) as [EntryType, ...EntryType[]]

/** Entry types for a filter: a tab, a single type, or all of them. A word that is both is the tab. */
export function entryTypesOf(filter: string): readonly string[] {
  if (filter === 'all') return ENTRY_TYPE_NAMES
  const ofTab = ENTRY_TYPE_NAMES.filter((name) => ENTRY_TYPES[name].tab === filter)
  return ofTab.length > 0 ? ofTab : [filter]
}
