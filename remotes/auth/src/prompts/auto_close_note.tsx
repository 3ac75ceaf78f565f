import type { MouseEvent } from 'react'
import { promptText } from './prompt_text'
import styles from './auto_close_note.css'
import type { Locale } from '@sidepick/rules/types'

/** What would end a card by itself. */
export interface AutoClose {
  running: boolean
  secondsLeft: number
  /** Takes the limit off for good, so that nobody is hurried (WCAG 2.2.1). */
  keepOpen: () => void
}

/** Says when a card goes by itself, and takes the limit off for who needs longer. */
export function AutoCloseNote({ timer, locale }: { timer: AutoClose; locale: Locale }) {
  const text = promptText(locale)
  if (!timer.running) return null
  /** The button leaves with its limit; whoever pressed it stays in the card. */
  const keep = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus()
    timer.keepOpen()
  }
  return (
    <p className={styles.note}>
      <span>{text('closes_in', { seconds: timer.secondsLeft })}</span>
      <button type="button" className={styles.keep} onClick={keep}>
        {text('keep_open')}
      </button>
    </p>
  )
}
