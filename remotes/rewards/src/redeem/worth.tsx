import { useHost, type ScreenProps } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import { redeemQuote, REDEEM_TERMS } from '@sidepick/rules/redeem_terms'
import { formatNumber } from '../words/formats'
import styles from './redeem_coins.css'
import { redeemText } from './redeem_text'

const { minCoins, stepCoins, fee: feeShare } = REDEEM_TERMS

interface Props extends Pick<ScreenProps, 'locale'> {
  /** Of the order. */
  coins: number
  /** The largest order; 0 where there are too few coins for one. */
  most: number
  onChange: (coins: number) => void
}

/** How many coins an order takes, and what is left of them in dollars. */
export function Worth({ coins, most, locale, onChange }: Props) {
  const { language } = useHost()
  const text = redeemText(locale)
  const { fee, cents } = redeemQuote(coins)
  const tag = intlTag(language)
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
  // A coin is a cent.
  const shown = (amount: number) => dollars.format(amount / 100)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(feeShare)
  const rows = [
    [text('order'), formatNumber(coins, language)],
    [text('before'), shown(coins)],
    [text('fee', { percent }), `−${shown(fee)}`],
    [text('value'), shown(cents)],
  ]
  return (
    <section aria-label={text('worth')}>
      <h2 className={styles.heading}>{text('worth')}</h2>
      {most > minCoins && (
        <input
          type="range"
          className={styles.range}
          aria-label={text('amount')}
          aria-valuetext={text('coins_of', { coins })}
          min={minCoins}
          max={most}
          step={stepCoins}
          value={coins}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      <dl className={styles.worth}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
