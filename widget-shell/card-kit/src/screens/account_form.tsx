import type { ReactNode } from 'react'
import { Button, type ScreenProps } from '@sidepick/card-kit'
import { screenText } from './screen_text'
import { classes } from '../ui/classes'
import { useFocusOrder } from '../forms/use_focus_order'
import styles from './account_form.css'
import { ColumnFrame } from './column_frame'

interface Props extends Pick<ScreenProps, 'place' | 'locale' | 'emit'> {
  title: string
  back: string
  /** What the main button says. */
  action: string
  busy: boolean
  alert: string | null
  /** Grows with every refusal. */
  round: number
  /** Whether the main button takes something away for good. */
  grave?: boolean
  /** A quiet way out beside the main button. */
  aside?: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** A screen that is filled in: its button stays in reach, and the focus goes to what is wrong. */
export function AccountForm(props: Props) {
  const { busy, alert, round, action, grave, aside, onSubmit, children, ...frame } = props
  const ref = useFocusOrder(null, round)
  const bar = (
    <>
      {aside}
      <Button
        type="submit"
        className={classes(styles.action, grave && styles.grave, busy && styles.busy)}
        aria-disabled={busy}
      >
        {busy ? screenText(props.locale)('sending') : action}
      </Button>
    </>
  )
  return (
    <ColumnFrame
      {...frame}
      bar={bar}
      form={{
        ref,
        'noValidate': true,
        'aria-busy': busy,
        'onSubmit': (event) => {
          event.preventDefault()
          onSubmit()
        },
      }}
    >
      <div className={styles.form}>
        {alert && (
          <p role="alert" className={styles.alert}>
            {alert}
          </p>
        )}
        {children}
      </div>
    </ColumnFrame>
  )
}
