import { Button } from '@sidepick/card-kit'
import styles from './views.css'

interface MessageViewProps {
  headline?: string
  text: string
  /** The button's action; without it there is no button. */
  action?: { label: string; run: () => void }
}

/** A full-screen message with an optional button. */
export function MessageView({ headline, text, action }: MessageViewProps) {
  return (
    <div className={styles.view} role="alert">
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <p className={styles.text}>{text}</p>
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  )
}
