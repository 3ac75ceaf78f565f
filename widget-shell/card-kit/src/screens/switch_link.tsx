import { Button } from '@sidepick/card-kit'
import styles from './screen.css'

interface Props {
  /** Asked before the button where there is room. */
  question: string
  label: string
  busy: boolean
  onSwitch: () => void
}

/** The way to the other form. */
export function SwitchLink({ question, label, busy, onSwitch }: Props) {
  return (
    <span className={styles.switch}>
      <span className={styles.question}>{question}</span>
      <Button look="quiet" className={styles.quiet} disabled={busy} onClick={onSwitch}>
        {label}
      </Button>
    </span>
  )
}
