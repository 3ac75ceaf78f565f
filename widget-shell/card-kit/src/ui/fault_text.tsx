import styles from './fault_text.css'

/** What is wrong, said at once and read again with the field that names it by `id`. */
export function FaultText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} role="alert" className={styles.fault}>
      {text}
    </p>
  )
}
