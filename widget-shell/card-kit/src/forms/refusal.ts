import type { HttpError } from '@sidepick/card-kit'
import type { Problem } from '@sidepick/rules/generated_wire'
import type { FormMessage, FormText } from './form_text'
import type { Faults, Field } from './faults'
import { USERNAME_WORDS } from './username_words'

/** What a refused call says: beside fields where it names them, above the form where not. */
export interface Refusal {
  code: string
  faults: Faults
  alert: string | null
}

type Words = { field?: Field; message: FormMessage }

const OF_CODE: Record<string, Words> = {
  E_EMAIL_TAKEN: { field: 'email', message: 'email_taken' },
  E_USERNAME_TAKEN: { field: 'username', message: 'username_taken' },
  E_INVALID_CREDENTIALS: { message: 'invalid_credentials' },
  E_TOO_MANY_ATTEMPTS: { message: 'too_many' },
  E_TOO_MANY_REQUESTS: { message: 'too_many' },
  E_BLOCKED: { message: 'blocked' },
  E_NETWORK: { message: 'network' },
  E_TOS_REQUIRED: { field: 'tosSigned', message: 'terms_missing' },
  E_UNDERAGE: { field: 'birthday', message: 'underage' },
  E_COUNTRY: { field: 'country', message: 'country_unsupported' },
  E_LINK_REQUIRED: { message: 'link_required' },
  E_EMAIL_VERIFY: { message: 'verify_failed' },
} satisfies Partial<Record<Problem['code'] | 'E_NETWORK', Words>>

/** The text of a field's rule; `*` stands for every other rule of that field. */
const OF_RULE: Record<Field, Record<string, FormMessage> & { '*': FormMessage }> = {
  email: { '*': 'email_invalid' },
  password: {
    'passwordCommon': 'passwordCommon',
    'passwordMaxLength': 'passwordMaxLength',
    'passwordNoLowercase': 'passwordNoLowercase',
    'passwordNoUppercase': 'passwordNoUppercase',
    'passwordNoNumber': 'passwordNoNumber',
    'passwordNoSymbol': 'passwordNoSymbol',
    '*': 'passwordMinLength',
  },
  confirmPassword: { '*': 'passwordNoMatch' },
  username: { ...USERNAME_WORDS, '*': USERNAME_WORDS.empty },
  birthday: { 'E_UNDERAGE': 'underage', '*': 'birthday_invalid' },
  usResidency: { '*': 'residency_missing' },
  country: { 'E_COUNTRY': 'country_unsupported', '*': 'country_missing' },
  state: { '*': 'state_missing' },
  tosSigned: { '*': 'terms_missing' },
}

/** Fields that some calls name otherwise. */
const ALIASES: Record<string, Field> = {
  new_password: 'password',
  confirm_password: 'confirmPassword',
  usResidencyConfirmed: 'usResidency',
}

const fieldOf = (name = ''): Field | null =>
  Object.hasOwn(OF_RULE, name) ? (name as Field) : (ALIASES[name] ?? null)

function toHttpError(error: unknown): HttpError {
  if (typeof error === 'object' && error !== null && 'status' in error) return error as HttpError
  console.error('The call did not leave', error)
  return { status: 0, code: 'E_NETWORK', message: String(error), errors: [] }
}

/** Puts a refused call into the player's words; `unknown` is what is said when nobody knows why. */
export function readRefusal(
  error: unknown,
  text: FormText,
  unknown: FormMessage = 'unknown'
): Refusal {
  const { code, message, errors } = toHttpError(error)
  if (code === 'E_INTERNAL') return { code, faults: {}, alert: text(unknown) }
  const known = OF_CODE[code]
  if (known?.field) return { code, faults: { [known.field]: text(known.message) }, alert: null }
  if (known) return { code, faults: {}, alert: text(known.message) }
  const faults: Faults = {}
  for (const { field: name, rule = '' } of errors) {
    const field = fieldOf(name)
    if (field) faults[field] ??= text(OF_RULE[field][rule] ?? OF_RULE[field]['*'])
  }
  const placed = Object.keys(faults).length > 0
  return { code, faults, alert: placed ? null : message || text(unknown) }
}
