import type { ReactNode } from 'react'
import styles from './closed_note.css'

interface Props {
  title: string
  text: string
  /** The way on. */
  children: ReactNode
}

/** Says what is not open yet, and where to go in its place. */
export function ClosedNote({ title, text, children }: Props) {
  return (
    <div className={styles.closed} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
      {children}
    </div>
  )
}
