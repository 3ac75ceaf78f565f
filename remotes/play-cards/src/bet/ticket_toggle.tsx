import type { Card } from '@sidepick/card-kit'
import { Segmented } from '@sidepick/card-kit/ui/segmented'
import { betText } from './bet_text'
import styles from './bet.css'
import { WithStake } from './with_stake'

const KINDS = ['white', 'black'] as const

/** White or black tickets; what this page or this game does not take is off. */
export const TicketToggle: Card = ({ play, locale, emit }) => {
  const text = betText(locale)
  return (
    <WithStake play={play}>
      {({ bet: { ticketType, offers } }) => (
        <div className={styles.toggle}>
          <Segmented
            label={text('tickets')}
            options={KINDS.map((kind) => ({
              value: kind,
              label: text(`ticket_${kind}`),
              disabled: !offers.includes(kind),
            }))}
            value={KINDS.find((kind) => kind === ticketType) ?? KINDS[0]}
            onChange={(kind) => emit('stake_changed', { ticketType: kind, quantity: null })}
          />
        </div>
      )}
    </WithStake>
  )
}
