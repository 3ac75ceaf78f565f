import { Button } from '@sidepick/card-kit'
import styles from './views.css'

interface MessageViewProps {
  headline?: string
  text: string
  /** The button's action; without it there is no button. A busy one keeps the focus and cannot be pressed. */
  action?: { label: string; run: () => void; busy?: boolean }
  /** Draws the brand's two shards above it, which look like the sign for a pause. */
  resting?: boolean
}

/** A full-screen message with an optional button. */
export function MessageView({ headline, text, action, resting }: MessageViewProps) {
  return (
    <div className={styles.view} role="alert">
      {resting && <div className={styles.rest} aria-hidden />}
      {headline && <h2 className={styles.headline}>{headline}</h2>}
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          look={action.busy ? 'quiet' : 'accent'}
          aria-disabled={action.busy}
          onClick={() => action.busy || action.run()}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
