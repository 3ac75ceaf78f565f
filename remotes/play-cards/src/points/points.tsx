import { Icon, useHasScreen, VisuallyHidden, type Card } from '@sidepick/card-kit'
import { vars } from '../css_vars'
import { laterText } from '../later/later_text'
import styles from './points.css'

/**
 * The player's points: of the week with the rank once the server told, else of this visit. They count up when they grow,
 * and open the leaderboard, where there is one.
 */
export const Points: Card = ({ play, viewer, phase, locale, emit }) => {
  const hasBoard = useHasScreen('LeaderboardModal')
  const week = viewer.loggedIn ? play.week : null
  const points = week?.points ?? play.sessionPoints
  if (points <= 0) return null
  const text = laterText(locale)
  const rank = week?.rank ?? null
  const growing = phase === 'result' && play.points.total > 0
  const className = growing ? `${styles.points} ${styles.gain}` : styles.points
  const pill = (
    <>
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
      <VisuallyHidden>
        {text(hasBoard ? 'points_board' : 'points_held', { points, rank: rank ?? 0 })}
      </VisuallyHidden>
    </>
  )
  if (!hasBoard) return <div className={className}>{pill}</div>
  return (
    <button
      type="button"
      className={className}
      onClick={() => emit('screen_requested', { name: 'LeaderboardModal' })}
    >
      {pill}
    </button>
  )
}
