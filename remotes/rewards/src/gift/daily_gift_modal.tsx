import { Button, useHasScreen, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { Celebrate } from '@sidepick/card-kit/ui/celebrate'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { TicketPill } from '@sidepick/card-kit/ui/price'
import type { RewardsEndpoints } from '../endpoints'
import { formatInstant } from '../words/formats'
import { RewardsFrame } from '../rewards_frame'
import styles from './daily_gift_modal.css'
import { giftText } from './gift_text'
import { useCollect } from './use_collect'

/** The white tickets of the day, to be collected once: over a game, or as a page. */
export const DailyGiftModal: Screen = (props) => {
  const { place, locale, emit } = props
  const text = giftText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
    >
      {(endpoints) => <Gift {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

function Gift({ endpoints, locale, emit }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const { language } = useHost()
  const text = giftText(locale)
  const hasTerms = useHasScreen('TermsOfService')
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const gift = endpoints.walletsGift.useQuery(undefined)
  const { busy, amount, fault, collect } = useCollect((collected) => {
    emit('toast', { text: text('toast', { amount: collected }), kind: 'success' })
    void balance.refetch()
  })
  const failed = [balance, gift].find((query) => query.isError && !query.data)
  if (failed) return <Lost locale={locale} onRetry={() => void failed.refetch()} />
  if (!balance.data || !gift.data) return <Loading locale={locale} />

  const { canCollectFreeGift, nextFreeGiftAt, whiteTickets } = balance.data
  const close = () => emit('screen_closed', {})
  const take = () => {
    emit('analytics', { name: 'rewards_gift_clicked' })
    collect()
  }
  const held = (
    <p className={styles.held}>
      {text('held')}{' '}
      <TicketPill
        count={whiteTickets}
        label={text('held_tickets', { count: whiteTickets })}
        locale={locale}
      />
    </p>
  )
  if (amount !== null) {
    return (
      <div className={styles.gift}>
        <Celebrate title={text('collected', { amount })} />
        {held}
        <Button onClick={close}>{text('go_on')}</Button>
      </div>
    )
  }
  if (!canCollectFreeGift || fault === 'taken') {
    return (
      <div className={styles.gift}>
        <p className={styles.title}>{text('taken')}</p>
        <p>{text('next', { instant: formatInstant(nextFreeGiftAt, language) })}</p>
        {held}
        <Button onClick={close}>{text('go_on')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.gift}>
      <span className={styles.box} aria-hidden="true">
        <Glyph name="gift" size="hero" />
      </span>
      <p className={styles.title}>{text('lead', { amount: gift.data.amount })}</p>
      <p>{text('what')}</p>
      {fault && <FormAlert>{text(fault)}</FormAlert>}
      {fault === 'terms' && hasTerms && (
        <Button look="quiet" onClick={() => emit('screen_requested', { name: 'TermsOfService' })}>
          {text('terms_open')}
        </Button>
      )}
      <Button aria-disabled={busy} onClick={take}>
        {busy ? text('collecting') : text('collect', { amount: gift.data.amount })}
      </Button>
      <Button look="quiet" onClick={close}>
        {text('later')}
      </Button>
    </div>
  )
}
