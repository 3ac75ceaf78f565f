import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { TicketPill } from '@sidepick/card-kit/ui/price'
import type { Product } from '@sidepick/rules/generated_wire'
import { intlTag } from '@sidepick/rules/languages'
import type { RewardsEndpoints } from '../endpoints'
import { RewardsFrame } from '../rewards_frame'
import { ClosedNote } from './closed_note'
import styles from './tickets.css'
import { ticketsText } from './tickets_text'

/** The bundles of tickets and what they cost. No provider of payments is connected yet, so that none can be bought. */
export const PurchaseModal: Screen = (props) => {
  const { locale, emit } = props
  const text = ticketsText(locale)
  return (
    <RewardsFrame {...props} title={text('purchase_title')} back={text('back')}>
      {(endpoints) => (
        <div className={styles.tickets}>
          <ClosedNote title={text('closed')} text={text('closed_text')}>
            <Button onClick={() => emit('navigated', { to: '/profile/free-tickets' })}>
              {text('get_free')}
            </Button>
          </ClosedNote>
          <Bundles {...props} endpoints={endpoints} />
        </div>
      )}
    </RewardsFrame>
  )
}

function Bundles({ endpoints, locale }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const products = endpoints.productsList.useQuery(undefined)
  if (products.isError && !products.data) {
    return <Lost locale={locale} onRetry={() => void products.refetch()} />
  }
  if (!products.data) return <Loading locale={locale} />
  if (products.data.length === 0) return <p>{ticketsText(locale)('none')}</p>
  return (
    <ul className={styles.bundles}>
      {products.data.map((product) => (
        <Bundle key={product.id} product={product} locale={locale} />
      ))}
    </ul>
  )
}

function Bundle({ product, locale }: Pick<ScreenProps, 'locale'> & { product: Product }) {
  const { language } = useHost()
  const text = ticketsText(locale)
  const { ticketType, quantity, priceCents, priceCoins, currency } = product
  const money = new Intl.NumberFormat(intlTag(language), { style: 'currency', currency })
  return (
    <li className={styles.bundle}>
      <TicketPill count={quantity} label={text('bundle', { quantity })} locale={locale} />
      <span className={styles.what}>
        <strong>{text(ticketType)}</strong>
        <span className={styles.note}> {text(`${ticketType}_what`)}</span>
      </span>
      <span className={styles.price}>
        <strong>{money.format(priceCents / 100)}</strong>
        {priceCoins !== null && (
          <span className={styles.note}>{text('or_coins', { coins: priceCoins })}</span>
        )}
      </span>
    </li>
  )
}
