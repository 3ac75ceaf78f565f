import { useHost } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { Row } from '@sidepick/card-kit/ui/row'
import type { LedgerLine } from '@sidepick/rules/generated_wire'
import { formatChange, formatInstant, formatNumber } from '../words/formats'
import type { RewardsText } from '../words/rewards_text'
import styles from './transaction_history.css'
import { currencyOf, entryName } from './ledger_words'

/** One line of the ledger: what happened, when, and what it did to a balance. */
export function LedgerRow({ line, text }: { line: LedgerLine; text: RewardsText }) {
  const { language } = useHost()
  const { name, icon } = currencyOf(line.currency)
  const { balanceAfter } = line
  return (
    <Row
      leading={
        <span className={styles.sign} data-currency={line.currency}>
          <Glyph name={icon} />
        </span>
      }
      title={text(entryName(line))}
      detail={<time dateTime={line.createdAt}>{formatInstant(line.createdAt, language)}</time>}
      trailing={
        <span className={styles.amount}>
          <span className={styles.change} data-gain={line.amount > 0}>
            {balanceAfter === null ? text(name) : formatChange(line.amount, language)}
          </span>
          {balanceAfter !== null && <span className={styles.unit}>{text(name)}</span>}
          {balanceAfter !== null && (
            <span className={styles.unit}>
              {text('balance_after', { amount: formatNumber(balanceAfter, language) })}
            </span>
          )}
        </span>
      }
    />
  )
}
