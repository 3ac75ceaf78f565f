import { useId, useState } from 'react'
import { useHost, type ScreenProps } from '@sidepick/card-kit'
import { passwordIssues } from '@sidepick/rules/password'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { AuthText } from '../entry/auth_text'
import { byLink } from '../entry/one_time'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import { AccountName } from '@sidepick/card-kit/forms/account_name'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { PasswordRules } from '@sidepick/card-kit/forms/password_rules'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import { FormPage } from '@sidepick/card-kit/screens/form_page'

interface Props extends Pick<ScreenProps, 'place' | 'emit'> {
  text: AuthText
  titleId: string
  token: string
  email: string
  onDone: () => void
  /** The link died meanwhile. */
  onDead: () => void
}

/** A new password, typed twice. */
export function NewPasswordForm({ token, email, onDone, onDead, ...head }: Props) {
  const { text } = head
  const { http } = useHost()
  const rulesId = useId()
  const [password, setPassword] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const { tryTo, calm, ...attempt } = useAttempt(text)

  const goOn = () => {
    const found: Faults = {}
    const issue = passwordIssues(password)[0]
    if (issue) found.password = text(issue.rule)
    if (confirmed !== password) found.confirmPassword = text('passwordNoMatch')
    tryTo(
      found,
      async () => {
        const body = { new_password: password, confirm_password: confirmed }
        await http('POST /auth/reset_password/set_new', { body, ...byLink(token) })
        onDone()
      },
      (refusal) => {
        const isDead = isRefused<'POST /auth/reset_password/set_new'>(refusal, 'E_TOKEN_EXPIRED')
        if (isDead) onDead()
        return isDead
      }
    )
  }

  const type = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    calm()
  }

  return (
    <FormPage
      {...head}
      {...attempt}
      title={text('reset_title')}
      lead={text('password_for', { email })}
      primary={text('set_password')}
      onSubmit={goOn}
    >
      <AccountName email={email} />
      <PasswordField
        text={text}
        label={text('new_password')}
        value={password}
        fault={attempt.faults.password}
        autoComplete="new-password"
        enterKeyHint="next"
        describedBy={rulesId}
        onChange={type(setPassword)}
      />
      <PasswordRules id={rulesId} text={text} password={password} />
      <PasswordField
        text={text}
        label={text('confirm_password')}
        name="confirm_password"
        value={confirmed}
        fault={attempt.faults.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="done"
        onChange={type(setConfirmed)}
      />
    </FormPage>
  )
}
