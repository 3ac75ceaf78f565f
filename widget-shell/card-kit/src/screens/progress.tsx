import type { FormText } from '../forms/form_text'
import { classes } from '../ui/classes'
import styles from './screen.css'

/** How far the steps are, as bars and in words; `step` counts from zero. */
export function Progress({ text, step, steps }: { text: FormText; step: number; steps: number }) {
  return (
    <div className={styles.progress}>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={classes(styles.segment, index <= step && styles.reached)} />
      ))}
      <span className={styles.count}>{text('step', { step: step + 1, steps })}</span>
    </div>
  )
}
