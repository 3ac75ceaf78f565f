import { useId } from 'react'
import type { Card } from '@sidepick/card-kit'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { betting as config } from './bet_config'
import { betText } from './bet_text'
import styles from './bet.css'
import { WithStake } from './with_stake'

/** How many tickets: one white one, or so many black ones as the slider says. `props.most` is the largest number. */
export const BetSlider: Card = ({ rule, play, locale, emit }) => {
  const id = useId()
  const text = betText(locale)
  const most = Number(rule.props?.most ?? config.most)
  return (
    <WithStake play={play}>
      {({ bet: { ticketType }, quantity }) => (
        <div className={styles.slider}>
          <label className={styles.label} htmlFor={id}>
            {text('amount')}
          </label>
          <output className={styles.amount} htmlFor={id}>
            {text('amount_of', { count: quantity })}
          </output>
          {TICKET_TERMS[ticketType].matched ? (
            <input
              id={id}
              type="range"
              className={styles.range}
              min={1}
              max={most}
              value={quantity}
              aria-valuetext={text('amount_of', { count: quantity })}
              onChange={({ target }) =>
                emit('stake_changed', { ticketType, quantity: Number(target.value) })
              }
            />
          ) : (
            <p id={id} className={styles.fixed}>
              {text('amount_one')}
            </p>
          )}
        </div>
      )}
    </WithStake>
  )
}
