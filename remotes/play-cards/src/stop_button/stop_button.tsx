import { VisuallyHidden, type Emit } from '@sidepick/card-kit'
import styles from './stop_button.css'

interface StopButtonProps {
  /** Whether the player has stopped what would go on by itself. */
  stopped: boolean
  /** What a press does now. */
  label: string
  /** `halt` beside a film, whose button has the sign of a pause. */
  sign?: 'pause' | 'halt'
  look: string | undefined
  emit: Emit
}

/** Stops what goes on by itself, or lets it go on. Its sign shows what a press does. */
export function StopButton({ stopped, label, look, sign = 'pause', emit }: StopButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.stop} ${look}`}
      onClick={() => emit('auto_advance_changed', { stopped: !stopped })}
    >
      <span className={stopped ? styles.goOn : styles[sign]} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
