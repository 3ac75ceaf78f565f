import { Button } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { boardText } from './board_text'
import styles from './notice.css'

/** The board's place while it comes. */
export function BoardLoading({ locale }: { locale: Locale }) {
  return (
    <div className={styles.notice} role="status" aria-label={boardText(locale)('loading')}>
      {[1, 2, 3].map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  )
}

/** Says that the board cannot be shown now, and offers to try again. */
export function BoardUnavailable({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const text = boardText(locale)
  return (
    <div className={styles.notice} role="alert">
      <p>{text('unavailable')}</p>
      <Button look="quiet" onClick={onRetry}>
        {text('retry')}
      </Button>
    </div>
  )
}
