import { Icon, VisuallyHidden, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { playText } from '../play_text'
import styles from './points.css'

/** The player's points: of the week once known to us, else of this visit. They count up when they grow. */
export const Points: Card = ({ play, viewer, phase, locale }) => {
  const points = viewer.loggedIn ? (play.weeklyPoints ?? play.sessionPoints) : play.sessionPoints
  if (points <= 0) return null
  const growing = phase === 'result' && play.points.total > 0
  return (
    <div className={growing ? `${styles.points} ${styles.gain}` : styles.points}>
      <span className={styles.coin}>
        <Icon name="star" />
      </span>
      <span
        className={styles.count}
        style={vars({ '--points-shown': points })}
        aria-hidden="true"
      />
      <VisuallyHidden>{playText(locale)('points', { points })}</VisuallyHidden>
    </div>
  )
}
