import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyph'
import styles from './state_message.css'

interface Props {
  title: string
  text: string
  /** The one way on, as a button. */
  action?: ReactNode
}

/** Where nothing is yet: what will be here, and how it gets here. */
export function EmptyState({ icon, title, text, action }: Props & { icon: GlyphName }) {
  return (
    <div className={styles.state}>
      <Picture icon={icon} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}

/** What did not come, why, and how to try again. */
export function ErrorState({
  title,
  text,
  action,
  isOffline = false,
}: Props & { isOffline?: boolean }) {
  return (
    <div role="alert" className={styles.state} data-error>
      <Picture icon={isOffline ? 'offline' : 'warning'} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  )
}

function Picture({ icon }: { icon: GlyphName }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      <Glyph name={icon} size="hero" />
    </span>
  )
}
