import type { Http, HttpError } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import type { Locale } from '@sidepick/rules/types'
import {
  type PasswordDraft,
  type PasswordFault,
  type PasswordFaults,
  type PasswordField,
} from './password_draft'
import { profileText } from './profile_text'

const FIELDS: Record<string, PasswordField> = {
  old_password: 'oldPassword',
  new_password: 'newPassword',
  confirm_password: 'confirmPassword',
}

const RULES = new Set<string>([
  'passwordMinLength',
  'passwordMaxLength',
  'passwordNoLowercase',
  'passwordNoUppercase',
  'passwordNoNumber',
  'passwordNoSymbol',
  'passwordCommon',
  'passwordNoMatch',
  'passwordWrong',
] satisfies PasswordFault[])

export type PasswordOutcome =
  { changed: true } | { changed: false; faults: PasswordFaults; alert: string | null }

function faultsOf({ errors = [] }: Partial<HttpError>): PasswordFaults {
  const faults: PasswordFaults = {}
  for (const { field = '', rule = '' } of errors) {
    const name = FIELDS[field]
    if (name) faults[name] ??= RULES.has(rule) ? (rule as PasswordFault) : 'passwordMinLength'
  }
  return faults
}

/** Changes the password; what the server refuses comes back as the keys of the form's messages. */
export async function sendPassword(
  http: Http,
  draft: PasswordDraft,
  locale: Locale
): Promise<PasswordOutcome> {
  const body = {
    old_password: draft.oldPassword === '' ? null : draft.oldPassword,
    new_password: draft.newPassword,
    confirm_password: draft.confirmPassword,
  }
  try {
    await http('POST /auth/change_password', { body })
    return { changed: true }
  } catch (error) {
    const faults = faultsOf(error as Partial<HttpError>)
    if (Object.keys(faults).length > 0) return { changed: false, faults, alert: null }
    const stale = isRefused<'POST /auth/change_password'>(error, 'E_SIGN_IN_AGAIN')
    const alert = stale
      ? profileText(locale)('sign_in_again')
      : readRefusal(error, formText(locale)).alert
    return { changed: false, faults: {}, alert }
  }
}
