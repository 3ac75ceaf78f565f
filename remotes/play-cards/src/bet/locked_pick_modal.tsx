import type { Card } from '@sidepick/card-kit'
import { betText } from './bet_text'
import styles from './locked_pick.css'

/** The last seconds until a staked pick, or one of a quick round, is sent. Screen readers hear of the lock from the answers. */
export const LockedPickModal: Card = ({ game, play, timers, locale }) => {
  const { bet, quickPlay, picked } = play
  const leftMs = timers.lockedPick?.remainingMs ?? 0
  if ((!bet?.placed && !quickPlay) || !picked || leftMs <= 0) return null
  const text = betText(locale)
  const side = picked === 'A' ? game.sideA : game.sideB
  return (
    <div className={styles.over} aria-hidden="true">
      <div className={styles.locked}>
        <b key={Math.ceil(leftMs / 1000)} className={styles.seconds}>
          {text('locked_in', { seconds: Math.ceil(leftMs / 1000) })}
        </b>
        <span>
          {bet?.placed
            ? text('locked_stake', {
                kind: text(`ticket_${bet.ticketType}`),
                quantity: bet.quantity ?? 1,
                side,
              })
            : text('locked_side', { side })}
        </span>
      </div>
    </div>
  )
}
