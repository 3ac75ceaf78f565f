import { Button } from '@sidepick/card-kit'
import { goTo } from '../entry/paths'
import { EmailField } from '@sidepick/card-kit/forms/email_field'
import styles from '@sidepick/card-kit/forms/form.css'
import { TermsBox } from '@sidepick/card-kit/forms/terms_box'
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
