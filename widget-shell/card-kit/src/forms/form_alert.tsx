import type { ReactNode } from 'react'
import styles from './form_alert.css'

/** What is wrong with a form as a whole. */
export function FormAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.alert}>
      {children}
    </p>
  )
}
