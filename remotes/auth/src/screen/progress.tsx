import type { AuthText } from '../account/account_text'
import { classes } from '../css_names'
import styles from './screen.css'

/** How far the steps are, as bars and in words; `step` counts from zero. */
export function Progress({ text, step, steps }: { text: AuthText; step: number; steps: number }) {
  return (
    <div className={styles.progress}>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={classes(styles.segment, index <= step && styles.reached)} />
      ))}
      <span className={styles.count}>{text('step', { step: step + 1, steps })}</span>
    </div>
  )
}
