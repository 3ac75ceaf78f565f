import { Button } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { screenText } from './screen_text'
import styles from './notice.css'

/** Stands in for content on its way: a few grey lines, and a word for who does not see them. */
export function Loading({ locale }: { locale: Locale }) {
  return (
    <div className={styles.loading}>
      <p role="status" className="vs-visually-hidden">
        {screenText(locale)('sending')}
      </p>
      {[88, 100, 94, 62].map((percent) => (
        <span key={percent} className={styles.line} style={{ width: `${percent}%` }} />
      ))}
    </div>
  )
}

/** Content that did not come, and the way to ask again. */
export function Lost({ locale, onRetry }: { locale: Locale; onRetry: () => void }) {
  const text = screenText(locale)
  return (
    <div className={styles.lost}>
      <p role="alert">{text('network')}</p>
      <Button onClick={onRetry}>{text('retry')}</Button>
    </div>
  )
}
