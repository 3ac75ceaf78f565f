import type { Columns } from '#shared/database/rows'
import type { Currency, PointSource } from '#wallets/contract'

interface CurrencyTerms {
  /** Whether it is held in lots that expire. */
  inLots: boolean
  /** Whether an admin can set a player's balance. */
  settable: boolean
  /** The source that the history shows for such a correction; null for none. */
  correctionSource: PointSource | null
}

/** What the checks of both tables allow. */
type Storable = Columns<'ledger_accounts', 'currency'>['currency'] &
  Columns<'ledger_postings', 'currency'>['currency']

/** The terms of each currency. Nothing is posted in `free`: it stands for the plays that cost nothing. */
export const CURRENCIES: Record<Currency, CurrencyTerms> = {
  free: { inLots: false, settable: false, correctionSource: null },
  white: { inLots: true, settable: true, correctionSource: null },
  black: { inLots: false, settable: true, correctionSource: null },
  gray: { inLots: false, settable: true, correctionSource: null },
  coin: { inLots: false, settable: true, correctionSource: null },
  pending_coin: { inLots: false, settable: false, correctionSource: null },
  point: { inLots: false, settable: true, correctionSource: 'leaderboard_points' },
} satisfies Record<Storable, CurrencyTerms>

export const CURRENCY_NAMES = Object.keys(CURRENCIES) as [Currency, ...Currency[]]

export const SETTABLE_CURRENCIES = CURRENCY_NAMES.filter((name) => CURRENCIES[name].settable)
