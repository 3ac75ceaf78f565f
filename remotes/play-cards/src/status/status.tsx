import { Icon, type Card } from '@sidepick/card-kit'
import { play as config } from '../play_config'
import { laterText } from '../later/later_text'
import styles from './status.css'
import { statusOf } from './status_of'

/** How the play went, in one line; spoken by the live region of the answers. */
export const Status: Card = ({ game, play, viewer, locale }) => {
  const text = laterText(locale)
  const status = statusOf(game, play, viewer)
  const headline = text(status.message, status.values)
  const long = headline.length > config.longFeedbackCharacters ? styles.long : ''
  return (
    <div
      className={`${styles.status} ${styles[status.kind]} ${long}`}
      data-side={play.picked ?? undefined}
    >
      <span className={styles.sign}>
        <Icon name={status.icon} />
      </span>
      <div>
        <p className={styles.headline}>{headline}</p>
        {play.points.total > 0 && (
          <p className={styles.gain}>{text('gain', { points: play.points.total })}</p>
        )}
      </div>
    </div>
  )
}
