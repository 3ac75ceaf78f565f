import { Icon, VisuallyHidden, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { laterText } from '../later/later_text'
import styles from './points.css'

/**
 * The player's points: of the week with the rank once the server told, else of this visit. They count up when they grow,
 * and open the leaderboard.
 */
export const Points: Card = ({ play, viewer, phase, locale, emit }) => {
  const week = viewer.loggedIn ? play.week : null
  const points = week?.points ?? play.sessionPoints
  if (points <= 0) return null
  const text = laterText(locale)
  const rank = week?.rank ?? null
  const growing = phase === 'result' && play.points.total > 0
  return (
    <button
      type="button"
      className={growing ? `${styles.points} ${styles.gain}` : styles.points}
      onClick={() => emit('screen_requested', { name: 'LeaderboardModal' })}
    >
      <span className={styles.coin}>
        <Icon name="star" />
      </span>
      <span
        className={points < 1000 ? styles.count : `${styles.count} ${styles.grouped}`}
        style={vars({ '--points-shown': points })}
        aria-hidden="true"
      />
      {rank !== null && (
        <span className={styles.rank} aria-hidden="true">
          {text('rank', { rank })}
        </span>
      )}
      <VisuallyHidden>{text('points_board', { points, rank: rank ?? 0 })}</VisuallyHidden>
    </button>
  )
}
