import { useId, type FocusEventHandler, type ReactNode } from 'react'
import { Button, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { authText } from '../entry/auth_text'
import { classes } from '@sidepick/card-kit/ui/classes'
import { EmailField } from '@sidepick/card-kit/forms/email_field'
import { FormAlert } from '@sidepick/card-kit/forms/form_alert'
import { LinkedText } from '@sidepick/card-kit/forms/linked_text'
import { TermsBox } from '@sidepick/card-kit/forms/terms_box'
import { useFocusOrder } from '@sidepick/card-kit/forms/use_focus_order'
import { useShake } from '@sidepick/card-kit/forms/use_shake'
import { EmailMark } from '../social/marks'
import { AuthLink } from './auth_link'
import styles from './quick_form.css'
import { promptText } from './prompt_text'
import type { QuickSignUp, TermsMode } from './use_quick_sign_up'

interface Props {
  quick: QuickSignUp
  terms: TermsMode
  /** What the main button says. */
  action: string
  locale: Locale
  emit: Emit
  /** Whether the form takes the focus when it comes; beside a game it must not. */
  leadsFocus?: boolean
  /** Id of what names the form. */
  labelledBy?: string
  label?: string
  /** Other ways in, after the form. */
  others?: ReactNode
  onEmailFocus?: FocusEventHandler
  onEmailBlur?: FocusEventHandler
}

/** The e-mail, the agreement and the button; shakes when the agreement is missing. */
export function QuickForm(props: Props) {
  const { quick, terms, action, locale, emit, leadsFocus = false, others } = props
  const { busy, round, faults } = quick
  const text = authText(locale)
  const prompt = promptText(locale)
  const form = useFocusOrder(leadsFocus ? 0 : null, round)
  const { shaking, onAnimationEnd } = useShake(Boolean(faults.tosSigned), round)
  const alertId = useId()
  const taken = faults.email === text('email_taken')

  return (
    <form
      ref={form}
      className={classes(styles.form, shaking)}
      noValidate
      aria-busy={busy}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      aria-describedby={quick.alert ? alertId : undefined}
      onAnimationEnd={onAnimationEnd}
      onSubmit={(event) => {
        event.preventDefault()
        quick.goOn()
      }}
    >
      {quick.alert && <FormAlert id={alertId}>{quick.alert}</FormAlert>}
      <div className={styles.row}>
        <div className={styles.email}>
          <EmailField
            text={text}
            value={quick.email}
            fault={faults.email}
            remedy={taken && <AuthLink method="sign_in" label={text('sign_in')} emit={emit} />}
            onChange={quick.type}
            onFocus={props.onEmailFocus}
            onBlur={props.onEmailBlur}
          />
        </div>
        <Button type="submit" className={styles.submit} disabled={quick.blank || busy}>
          <EmailMark />
          {busy ? text('sending') : action}
        </Button>
      </div>
      {terms === 'basic' ? (
        <div className={styles.terms}>
          <TermsBox
            text={text}
            locale={locale}
            checked={quick.agreed}
            fault={faults.tosSigned}
            onChange={quick.agree}
          />
        </div>
      ) : (
        <p className={styles.implied}>
          <LinkedText message={prompt('terms_implied')} locale={locale} />
        </p>
      )}
      {others}
    </form>
  )
}
