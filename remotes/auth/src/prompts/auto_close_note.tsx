import { promptText } from './prompt_text'
import styles from './auto_close_note.css'
import type { AutoClose } from './use_auto_close'
import type { Locale } from '@sidepick/rules/types'

/** Says when a card goes by itself, and takes the limit off for who needs longer. */
export function AutoCloseNote({ timer, locale }: { timer: AutoClose; locale: Locale }) {
  const text = promptText(locale)
  if (!timer.running) return null
  return (
    <p className={styles.note}>
      <span>{text('closes_in', { seconds: timer.secondsLeft })}</span>
      <button type="button" className={styles.keep} onClick={timer.keepOpen}>
        {text('keep_open')}
      </button>
    </p>
  )
}
