import { useId, useState } from 'react'
import { Button, useHost, type ScreenProps } from '@sidepick/card-kit'
import { TicketPill } from '@sidepick/card-kit/ui/price'
import { Segmented } from '@sidepick/card-kit/ui/segmented'
import type { Product } from '@sidepick/rules/generated_wire'
import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { ClosedNote } from './closed_note'
import styles from './tickets.css'
import { ticketsText } from './tickets_text'

interface Props extends Pick<ScreenProps, 'locale' | 'emit'> {
  /** At least one. */
  products: readonly Product[]
  /** What the player could pay with; coins on hold do not count. */
  coins: number
}

const moneyOf = ({ priceCents, currency }: Product, language: Language) =>
  new Intl.NumberFormat(intlTag(language), { style: 'currency', currency }).format(priceCents / 100)

/** One of the bundles, and how it is paid for. */
export function ChooseBundle({ products, coins, locale, emit }: Props) {
  const { language } = useHost()
  const text = ticketsText(locale)
  const [chosenId, choose] = useState(products[0]?.id)
  const [way, setWay] = useState<'money' | 'coins'>('money')
  const name = useId()
  const chosen = products.find(({ id }) => id === chosenId) ?? products[0]
  if (!chosen) return null
  const { priceCoins } = chosen
  const inCoins = priceCoins === null ? null : text('coins', { coins: priceCoins })
  const hasCoins = priceCoins !== null && coins >= priceCoins
  const money = moneyOf(chosen, language)
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className={styles.heading}>{text('choose')}</legend>
        <ul className={styles.bundles}>
          {products.map((product) => (
            <li key={product.id}>
              <label className={styles.bundle}>
                <input
                  type="radio"
                  name={name}
                  checked={product.id === chosen.id}
                  onChange={() => choose(product.id)}
                />
                <Bundle product={product} locale={locale} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {inCoins && (
        <Segmented
          label={text('pay_with')}
          options={[
            { value: 'money', label: money },
            { value: 'coins', label: inCoins, disabled: !hasCoins },
          ]}
          value={hasCoins ? way : 'money'}
          onChange={setWay}
        />
      )}
      {inCoins && !hasCoins && <p className={styles.note}>{text('coins_missing', { coins })}</p>}
      <p className={styles.note}>{text('terms')}</p>
      <Button disabled className={styles.buy}>
        {text('buy', { price: inCoins && hasCoins && way === 'coins' ? inCoins : money })}
      </Button>
      <ClosedNote title={text('closed')} text={text('closed_text')}>
        <Button onClick={() => emit('navigated', { to: '/profile/free-tickets' })}>
          {text('get_free')}
        </Button>
      </ClosedNote>
    </>
  )
}

function Bundle({ product, locale }: Pick<ScreenProps, 'locale'> & { product: Product }) {
  const { language } = useHost()
  const text = ticketsText(locale)
  const { ticketType, quantity, priceCoins } = product
  return (
    <>
      <TicketPill count={quantity} label={text('bundle', { quantity })} locale={locale} />
      <span className={styles.what}>
        <strong>{text(ticketType)}</strong>
        <span className={styles.note}> {text(`${ticketType}_what`)}</span>
      </span>
      <span className={styles.price}>
        <strong>{moneyOf(product, language)}</strong>
        {priceCoins !== null && (
          <span className={styles.note}>{text('or_coins', { coins: priceCoins })}</span>
        )}
      </span>
    </>
  )
}
