/** Tabs of the transaction history, and the entry types each shows. */
export const TRANSACTION_TABS = {
  'creator cuts': ['host_cut', 'parent_cut', 'referrer_cut', 'distributor_cut'],
  'pending result': ['pending_outcome'],
  'plays': ['game_played'],
  'purchases': ['purchase'],
  'redeem': ['redeem', 'payout'],
  'refunds': ['refund', 'transaction_voided'],
  'wins': ['game_outcome'],
} as const

export const ENTRY_TYPES = [
  ...Object.values(TRANSACTION_TABS).flat(),
  'free_gift',
  'admin_update',
] as const

/** Entry types behind a filter word: a tab, a single type, or all of them. */
export function entryTypesOf(filter: string): readonly string[] {
  if (Object.hasOwn(TRANSACTION_TABS, filter)) {
    return TRANSACTION_TABS[filter as keyof typeof TRANSACTION_TABS]
  }
  return filter === 'all' ? ENTRY_TYPES : [filter]
}
