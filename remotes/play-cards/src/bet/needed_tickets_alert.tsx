import { Button, type Card } from '@sidepick/card-kit'
import type { TicketType } from '@sidepick/rules/types'
import { betText } from './bet_text'
import styles from './bet.css'
import { WithStake } from './with_stake'

/** What is said of missing tickets, and whether the daily gift brings some; free ones are never missing. */
const TERMS: Record<
  TicketType,
  { message: 'needed_white' | 'needed_black'; given: boolean } | null
> = {
  white: { message: 'needed_white', given: true },
  black: { message: 'needed_black', given: false },
  free: null,
}

/** How many tickets are missing, with today's gift where that waits, what is for sale, and the way back. */
export const NeededTicketsAlert: Card = ({ play, locale, emit }) => {
  const text = betText(locale)
  return (
    <WithStake play={play}>
      {({ bet: { ticketType, purchasable }, needed, balance }) => {
        const terms = TERMS[ticketType]
        if (needed === 0 || !terms) return null
        const helps = terms.given && balance.canCollectFreeGift
        return (
          <div className={styles.needed} role="alert">
            <p>{text(terms.message, { needed })}</p>
            {helps ? (
              <Button onClick={() => emit('navigated', { to: '/profile/daily-gift' })}>
                {text('needed_gift')}
              </Button>
            ) : (
              <>
                {purchasable && (
                  <Button onClick={() => emit('screen_requested', { name: 'PurchaseModal' })}>
                    {text('needed_buy')}
                  </Button>
                )}
                <Button look="quiet" onClick={() => emit('bet_withdrawn', {})}>
                  {text('needed_ok')}
                </Button>
              </>
            )}
          </div>
        )
      }}
    </WithStake>
  )
}
