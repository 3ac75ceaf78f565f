import { VisuallyHidden } from '@sidepick/card-kit'
import { useEffect, useState } from 'react'
import styles from './views.css'

/** Delay before the skeleton is shown, so that a fast load does not flash, in milliseconds. */
const SHOW_AFTER_MS = 150

/** The placeholder of a loading card. */
export function Skeleton({ label }: { label: string }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!due) return null
  return (
    <div className={styles.skeleton} role="status" data-testid="Skeleton">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.bone} aria-hidden />
      <div className={styles.bone} aria-hidden />
      <div className={styles.bone} aria-hidden />
    </div>
  )
}
