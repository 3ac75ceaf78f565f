import { useId } from 'react'
import { AccountName } from '@sidepick/card-kit/forms/account_name'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { PasswordRules } from '@sidepick/card-kit/forms/password_rules'
import type { StepProps } from './step_props'

/** How a player gets in again. */
export function PasswordStep({ text, draft, faults, fill }: StepProps) {
  const rulesId = useId()
  return (
    <>
      <AccountName email={draft.email} />
      <PasswordField
        text={text}
        value={draft.password}
        fault={faults.password}
        autoComplete="new-password"
        enterKeyHint="next"
        describedBy={rulesId}
        onChange={(password) => fill({ password })}
      />
      <PasswordRules id={rulesId} text={text} password={draft.password} />
    </>
  )
}
