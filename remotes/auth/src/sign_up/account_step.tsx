import { useId } from 'react'
import { Button } from '@sidepick/card-kit'
import { EmailField } from '../form/email_field'
import { PasswordField } from '../form/password_field'
import { PasswordRules } from '../form/password_rules'
import styles from '../form/form.css'
import type { StepProps } from './step_props'

/** How a player gets in again. */
export function AccountStep({ text, signUp, onSignIn }: StepProps) {
  const rulesId = useId()
  const { draft, faults, fill, emailTaken } = signUp
  return (
    <>
      <EmailField
        text={text}
        value={draft.email}
        fault={faults.email}
        onChange={(email) => fill({ email })}
        remedy={
          emailTaken && (
            <Button className={styles.remedy} onClick={onSignIn}>
              {text('sign_in')}
            </Button>
          )
        }
      />
      <PasswordField
        text={text}
        value={draft.password}
        fault={faults.password}
        autoComplete="new-password"
        describedBy={rulesId}
        onChange={(password) => fill({ password })}
      />
      <PasswordRules id={rulesId} text={text} password={draft.password} />
    </>
  )
}
