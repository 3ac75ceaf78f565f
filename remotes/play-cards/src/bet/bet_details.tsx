import { Button, LiveRegion, type Card } from '@sidepick/card-kit'
import { betText } from './bet_text'
import styles from './bet.css'
import { earningOf } from './earning'
import { WithStake } from './with_stake'

/**
 * What the stake is, what it can win and what is left, with the button that makes it final, a free play in its place, and the
 * way back. `props.winCoins` and `props.grayPerWin` say what one ticket pays.
 */
export const BetDetails: Card = ({ rule, game, play, locale, emit }) => {
  const text = betText(locale)
  return (
    <WithStake play={play}>
      {({ bet, quantity, held, needed }) => {
        const { side, ticketType } = bet
        const title = text('details', { side: side === 'A' ? game.sideA : game.sideB })
        const rows = [
          ['detail_ticket', text(`ticket_${ticketType}`)],
          ['detail_quantity', quantity],
          ['detail_earning', earningOf(rule, { ticketType, quantity }, text)],
          ['detail_after', Math.max(0, held - quantity)],
        ] as const
        return (
          <section className={styles.details} aria-label={title}>
            <LiveRegion>{title}</LiveRegion>
            <dl className={styles.rows}>
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{text(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.ways}>
              {needed === 0 && (
                <Button onClick={() => emit('bet_placed', { ticketType, quantity })}>
                  {text('place')}
                </Button>
              )}
              <Button
                look="quiet"
                onClick={() => emit('bet_placed', { ticketType: 'free', quantity: 1 })}
              >
                {text('place_free')}
              </Button>
              <button
                type="button"
                className={styles.back}
                onClick={() => emit('bet_withdrawn', {})}
              >
                {text('withdraw')}
              </button>
            </div>
          </section>
        )
      }}
    </WithStake>
  )
}
