import { Button } from '@sidepick/card-kit'
import styles from './views.css'

interface MessageViewProps {
  headline?: string
  text: string
  /** What the one button does; without it there is none. */
  action?: { label: string; run: () => void }
}

/** A full-screen message: what happened, and the way out where there is one. */
export function MessageView({ headline, text, action }: MessageViewProps) {
  return (
    <div className={styles.view} role="alert">
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <p className={styles.text}>{text}</p>
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  )
}
