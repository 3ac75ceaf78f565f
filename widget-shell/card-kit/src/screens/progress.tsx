import type { FormText } from '../forms/form_text'
import { classes } from '../ui/classes'
import styles from './screen.css'

/** How many steps are left, as bars and in words; `step` counts from zero. */
export function Progress({ text, step, steps }: { text: FormText; step: number; steps: number }) {
  return (
    <div className={styles.progress}>
      {Array.from({ length: steps }, (_, index) => (
        <span key={index} className={classes(styles.segment, index <= step && styles.reached)} />
      ))}
      <span className={styles.count}>{text('step', { left: steps - step })}</span>
    </div>
  )
}
