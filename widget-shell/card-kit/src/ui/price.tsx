import type { Locale } from '@sidepick/rules/types'
import { intlTag } from '@sidepick/rules/languages'
import { Glyph, type GlyphName } from './glyph'
import styles from './price.css'

const ICONS = { coins: 'star', tickets: 'ticket', points: 'zap' } satisfies Record<
  string,
  GlyphName
>

export type PriceUnit = keyof typeof ICONS

export interface PriceProps {
  /** In whole units. */
  amount: number
  unit: PriceUnit
  /** The unit in words for this amount, such as "coins". */
  name: string
  locale: Locale
  /** What it cost before. */
  before?: { amount: number; label: string }
}

/** What something costs or brings. */
export function Price({ amount, unit, name, locale, before }: PriceProps) {
  const format = (value: number) => new Intl.NumberFormat(intlTag(locale)).format(value)
  return (
    <span className={styles.price}>
      <span className={styles.coin} data-unit={unit}>
        <Glyph name={ICONS[unit]} size="small" />
      </span>
      <span>{format(amount)}</span>
      <span className="vs-visually-hidden"> {name}</span>
      {before && (
        <del className={styles.before}>
          <span className="vs-visually-hidden">{before.label} </span>
          {format(before.amount)}
        </del>
      )}
    </span>
  )
}

export interface TicketPillProps {
  count: number
  /** The count in words, such as "3 tickets". */
  label: string
  locale: Locale
}

/** How many tickets somebody holds, on a ticket. */
export function TicketPill({ count, label, locale }: TicketPillProps) {
  return (
    <span className={styles.ticket} role="img" aria-label={label}>
      <Glyph name="ticket" size="small" />
      <span className={styles.stub}>{new Intl.NumberFormat(intlTag(locale)).format(count)}</span>
    </span>
  )
}
