import { useId } from 'react'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { PasswordField } from '@sidepick/card-kit/forms/password_field'
import { PasswordRules } from '@sidepick/card-kit/forms/password_rules'
import type {
  PasswordDraft,
  PasswordFault,
  PasswordFaults,
  PasswordField as Field,
} from './password_draft'
import { profileText } from './profile_text'

const OWN_WORDS = new Set<PasswordFault>(['passwordNoMatch', 'passwordWrong'])

interface Props {
  locale: Locale
  draft: PasswordDraft
  faults: PasswordFaults
  onChange: (change: Partial<PasswordDraft>) => void
}

/** The old password, and the new one twice, with its rules ticked off while one types. */
export function PasswordFields({ locale, draft, faults, onChange }: Props) {
  const rules = useId()
  const text = formText(locale)
  const own = profileText(locale)
  const messageOf = (fault: PasswordFault | undefined) => {
    if (!fault) return undefined
    return OWN_WORDS.has(fault)
      ? own(fault as 'passwordNoMatch' | 'passwordWrong')
      : text(fault as Exclude<PasswordFault, 'passwordNoMatch' | 'passwordWrong'>)
  }
  const field = (name: Field) => ({
    text,
    value: draft[name],
    fault: messageOf(faults[name]),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <PasswordField
        {...field('oldPassword')}
        label={own('old_password')}
        name="old_password"
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        label={own('new_password')}
        name="new_password"
        autoComplete="new-password"
        describedBy={rules}
      />
      <PasswordRules id={rules} text={text} password={draft.newPassword} />
      <PasswordField
        {...field('confirmPassword')}
        label={own('confirm_password')}
        name="confirm_password"
        autoComplete="new-password"
      />
    </>
  )
}
