import { useState } from 'react'
import { VisuallyHidden } from '@sidepick/card-kit'
import type { laterText } from '../later/later_text'
import styles from './navigation.css'

interface PausedNoteProps {
  held: boolean
  text: ReturnType<typeof laterText>
}

/**
 * Shows that the next game waits. Screen readers hear it once a game: a mouse that comes and goes would repeat it, so the
 * sentence stays in its live region.
 */
export function PausedNote({ held, text }: PausedNoteProps) {
  const [told, setTold] = useState(false)
  if (held && !told) setTold(true)
  return (
    <>
      <span role="status">{told && <VisuallyHidden>{text('paused_told')}</VisuallyHidden>}</span>
      {held && (
        <span className={styles.note} aria-hidden="true">
          <span className={styles.bars} />
          {text('paused')}
        </span>
      )}
    </>
  )
}
