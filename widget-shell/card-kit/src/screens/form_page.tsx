import type { ReactNode } from 'react'
import { Button, type ScreenProps } from '@sidepick/card-kit'
import type { FormText } from '../forms/form_text'
import { classes } from '../ui/classes'
import { FormAlert } from '../forms/form_alert'
import { useFocusOrder } from '../forms/use_focus_order'
import styles from './screen.css'
import { ScreenHead } from './screen_head'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: FormText
  titleId: string
  title: string
  progress?: ReactNode
  /** What this is about, in a sentence. */
  lead?: ReactNode
  alert: string | null
  /** Grows with every refusal. */
  round: number
  busy: boolean
  /** What the main button says. */
  primary: string
  /** Quiet ways out, before the main button. */
  aside?: ReactNode
  /** Under the main button: other ways to the same end. */
  below?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** One page of a form: its head, what scrolls, and the bar with the button that is always in reach. */
export function FormPage({
  place,
  emit,
  text,
  titleId,
  title,
  progress,
  lead,
  alert,
  round,
  busy,
  primary,
  aside,
  below,
  onSubmit,
  children,
}: Props) {
  const form = useFocusOrder(0, round)
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className={styles.form} noValidate aria-busy={busy} onSubmit={submit}>
      <ScreenHead
        place={place}
        emit={emit}
        text={text}
        titleId={titleId}
        title={title}
        progress={progress}
      />
      <div className={styles.body} role="group" aria-labelledby={titleId}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {alert && <FormAlert>{alert}</FormAlert>}
        {children}
        {below}
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
