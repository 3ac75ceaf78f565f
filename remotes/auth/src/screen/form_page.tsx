import type { ReactNode, Ref } from 'react'
import { Button, Icon } from '@sidepick/card-kit'
import type { AuthText } from '../auth_text'
import { classes } from '../css_names'
import styles from './screen.css'

interface Props {
  text: AuthText
  form: Ref<HTMLFormElement>
  titleId: string
  title: string
  progress?: ReactNode
  alert: string | null
  busy: boolean
  /** What the main button says. */
  primary: string
  /** Quiet ways out, before the main button. */
  aside: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** One page of a form: its head, what scrolls, and the bar with the button that is always in reach. */
export function FormPage({
  text,
  form,
  titleId,
  title,
  progress,
  alert,
  busy,
  primary,
  aside,
  onSubmit,
  onClose,
  children,
}: Props) {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className={styles.form} noValidate aria-busy={busy} onSubmit={submit}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {progress}
        </div>
        <button type="button" className={styles.close} aria-label={text('close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div className={styles.body} role="group" aria-labelledby={titleId}>
        {alert && (
          <p role="alert" className={styles.alert}>
            {alert}
          </p>
        )}
        {children}
      </div>
      <footer className={styles.bar}>
        {aside}
        <Button
          type="submit"
          className={classes(styles.primary, busy && styles.busy)}
          aria-disabled={busy}
        >
          {busy ? text('sending') : primary}
        </Button>
      </footer>
    </form>
  )
}
