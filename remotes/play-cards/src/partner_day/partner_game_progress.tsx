import { Icon, VisuallyHidden, type Card, type GameDay } from '@sidepick/card-kit'
import { partnerDay as config } from './day_config'
import styles from './partner_game_progress.css'
import { dayText } from './partner_day_text'

/** A ticket for each game of the day: played ones are ticked, the last of them shows what it brought. */
function Tickets({ day, gain }: { day: GameDay; gain: string | null }) {
  return (
    <span className={styles.tickets} aria-hidden="true">
      {Array.from({ length: day.games }, (_, at) => {
        const isPlayed = at < day.played
        const isLast = at === day.played - 1
        const look = [styles.ticket, isPlayed && styles.played, isLast && styles.last]
        return (
          <i key={at} className={look.filter(Boolean).join(' ')}>
            {isLast && gain ? gain : isPlayed ? <Icon name="check" /> : at + 1}
          </i>
        )
      })}
    </span>
  )
}

/**
 * How far the partner's games of the day are, over the picture of a result: what this one paid, and the last seconds until the
 * next one comes by itself.
 */
export const PartnerGameProgress: Card = ({ game, play, timers, locale }) => {
  const { day, challenge, points, hasNext, stopped } = play
  if (!day || challenge) return null
  const text = dayText(locale)
  const isLast = day.played >= day.games || !hasNext
  const leftMs = timers.autoAdvance?.remainingMs ?? 0
  const counts = !isLast && !stopped && leftMs > 0 && leftMs <= config.countdownMs
  const gain = points.total > 0 ? text('day_points', { points: points.total }) : null
  return (
    <div key={game.id} className={styles.progress}>
      <Tickets day={day} gain={gain} />
      <VisuallyHidden>{text('day_progress', { ...day })}</VisuallyHidden>
      {isLast && <p className={styles.next}>{text('day_last')}</p>}
      {counts && (
        <p className={styles.next} aria-hidden="true">
          {text('day_next', { seconds: Math.ceil(leftMs / 1000) })}
        </p>
      )}
    </div>
  )
}
