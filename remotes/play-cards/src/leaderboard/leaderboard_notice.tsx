import { Button } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { playText } from '../play_text'
import styles from './notice.css'

/** The board's place while it comes. */
export function LeaderboardLoading({ locale }: { locale: Locale }) {
  return (
    <div className={styles.notice} role="status" aria-label={playText(locale)('board_loading')}>
      {[1, 2, 3].map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  )
}

/** Says that the board cannot be shown now, and offers to try again. */
export function LeaderboardUnavailable({
  locale,
  onRetry,
}: {
  locale: Locale
  onRetry: () => void
}) {
  const text = playText(locale)
  return (
    <div className={styles.notice} role="alert">
      <p>{text('board_unavailable')}</p>
      <Button look="quiet" onClick={onRetry}>
        {text('retry')}
      </Button>
    </div>
  )
}
