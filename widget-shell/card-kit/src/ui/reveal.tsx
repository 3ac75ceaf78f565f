import type { ReactNode } from 'react'
import { Glyph } from './glyph'
import styles from './reveal.css'

export interface RevealProps {
  revealed: boolean
  /** What the cover says, such as "Tap to open". */
  cover: string
  onReveal: () => void
  children: ReactNode
}

/** Something kept under a cover until its owner opens it. The content is not in the page before. */
export function Reveal({ revealed, cover, onReveal, children }: RevealProps) {
  return (
    <div className={styles.reveal} aria-live="polite">
      {revealed ? (
        <div className={styles.content}>{children}</div>
      ) : (
        <button type="button" className={styles.cover} onClick={onReveal}>
          <Glyph name="gift" size="hero" />
          {cover}
        </button>
      )}
    </div>
  )
}
