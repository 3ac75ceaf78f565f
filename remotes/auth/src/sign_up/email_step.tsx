import { Button } from '@sidepick/card-kit'
import { goTo } from '../account/paths'
import { EmailField } from '../form/email_field'
import styles from '../form/form.css'
import { TermsBox } from '../form/terms_box'
import type { StepProps } from './step_props'

/** How a player is reached, and the terms, without which nothing else is asked. */
export function EmailStep({ text, locale, draft, faults, emit, fill }: StepProps) {
  const known = faults.email === text('email_taken')
  return (
    <>
      <EmailField
        text={text}
        value={draft.email}
        fault={faults.email}
        enterKeyHint="next"
        onChange={(email) => fill({ email })}
        remedy={
          known && (
            <Button className={styles.remedy} onClick={() => goTo(emit, 'sign_in')}>
              {text('sign_in')}
            </Button>
          )
        }
      />
      <TermsBox
        text={text}
        locale={locale}
        checked={draft.tosSigned}
        fault={faults.tosSigned}
        onChange={(tosSigned) => fill({ tosSigned })}
      />
    </>
  )
}
