import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { Calls, LedgerLine } from '@sidepick/rules/generated_wire'
import type { RewardsMessage } from '../words/rewards_text'

type Filters = NonNullable<Calls['GET /v1/ledger']['query']>
type Filter = NonNullable<Filters['type']>

/** The tabs of the history, in their order. A new one of the server does not compile until it is here or among the entries. */
export const TABS = {
  'all': 'tab_all',
  'plays': 'tab_plays',
  'wins': 'tab_wins',
  'pending result': 'tab_pending',
  'refunds': 'tab_refunds',
  'purchases': 'tab_purchases',
  'redeem': 'tab_redeem',
  'creator cuts': 'tab_cuts',
} as const satisfies Partial<Record<Filter, RewardsMessage>>

export type Tab = keyof typeof TABS
export const TAB_NAMES = Object.keys(TABS) as Tab[]

/** `redeem` names a tab and an entry. */
const ENTRIES: Record<Exclude<Filter, Tab> | 'redeem', RewardsMessage> = {
  game_played: 'type_game_played',
  game_outcome: 'type_game_outcome',
  pending_outcome: 'type_pending_outcome',
  transaction_voided: 'type_transaction_voided',
  refund: 'type_refund',
  purchase: 'type_purchase',
  redeem: 'type_redeem',
  payout: 'type_payout',
  free_gift: 'type_free_gift',
  admin_update: 'type_admin_update',
  host_cut: 'type_host_cut',
  parent_cut: 'type_parent_cut',
  referrer_cut: 'type_referrer_cut',
  distributor_cut: 'type_distributor_cut',
}

/** Points say by their source what they were for; only the bonus of a new account has no source of its own. */
const SOURCES: Record<string, RewardsMessage> = {
  user_achievement: 'source_achievement',
  user_promotion: 'source_promotion',
  user_demotion: 'source_demotion',
}
const SIGN_UP = 'signup'

type Currency = NonNullable<Filters['currency']>

const CURRENCIES: Record<Currency, { name: RewardsMessage; icon: GlyphName }> = {
  free: { name: 'currency_free', icon: 'game' },
  white: { name: 'currency_white', icon: 'ticket' },
  black: { name: 'currency_black', icon: 'ticket' },
  gray: { name: 'currency_gray', icon: 'ticket' },
  coin: { name: 'currency_coin', icon: 'coins' },
  pending_coin: { name: 'currency_pending_coin', icon: 'clock' },
  point: { name: 'currency_point', icon: 'zap' },
}

/** Lines name their kind as text, and a server that is newer than this remote may name another one. */
const known = <Value>(table: Record<string, Value>, name: string): Value | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null

export function entryName(line: Pick<LedgerLine, 'type' | 'source' | 'reference'>): RewardsMessage {
  if (line.type === 'admin_update' && line.reference === SIGN_UP) return 'source_sign_up'
  return known(SOURCES, line.source ?? '') ?? known(ENTRIES, line.type) ?? 'type_other'
}

export const currencyOf = (currency: string) =>
  known(CURRENCIES, currency) ?? { name: 'type_other' as const, icon: 'wallet' as const }
