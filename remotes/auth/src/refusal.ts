import type { HttpError } from '@sidepick/card-kit'
import type { AuthMessage, AuthText } from './auth_text'
import type { Faults, Field } from './faults'

/** What a refused call says: beside fields where it names them, above the form where not. */
export interface Refusal {
  faults: Faults
  alert: string | null
}

const OF_CODE: Record<string, { field?: Field; message: AuthMessage }> = {
  E_EMAIL_TAKEN: { field: 'email', message: 'email_taken' },
  E_USERNAME_TAKEN: { field: 'username', message: 'username_taken' },
  E_INVALID_CREDENTIALS: { message: 'invalid_credentials' },
  E_TOO_MANY_ATTEMPTS: { message: 'too_many' },
  E_TOO_MANY_REQUESTS: { message: 'too_many' },
  E_BLOCKED: { message: 'blocked' },
  E_NETWORK: { message: 'network' },
  E_INTERNAL: { message: 'unknown' },
}

/** The text of a field's rule; `*` stands for every other rule of that field. */
const OF_RULE: Record<Field, Record<string, AuthMessage> & { '*': AuthMessage }> = {
  email: { '*': 'email_invalid' },
  password: {
    'passwordMaxLength': 'passwordMaxLength',
    'passwordNoLowercase': 'passwordNoLowercase',
    'passwordNoUppercase': 'passwordNoUppercase',
    'passwordNoNumber': 'passwordNoNumber',
    'passwordNoSymbol': 'passwordNoSymbol',
    '*': 'passwordMinLength',
  },
  username: {
    'too_short': 'username_too_short',
    'too_long': 'username_too_long',
    'invalid': 'username_invalid',
    'reserved': 'username_reserved',
    '*': 'emptyUsername',
  },
  birthday: { 'E_UNDERAGE': 'underage', '*': 'birthday_invalid' },
  usResidency: { '*': 'residency_missing' },
  country: { 'E_COUNTRY': 'country_unsupported', '*': 'country_missing' },
  state: { '*': 'state_missing' },
  tosSigned: { '*': 'terms_missing' },
}

const isField = (name: string | undefined): name is Field =>
  name !== undefined && Object.hasOwn(OF_RULE, name)

function toHttpError(error: unknown): HttpError {
  if (typeof error === 'object' && error !== null && 'status' in error) return error as HttpError
  console.error('The call did not leave', error)
  return { status: 0, code: 'E_NETWORK', message: String(error), errors: [] }
}

/** Puts a refused call into the player's words. */
export function readRefusal(error: unknown, text: AuthText): Refusal {
  const { code, message, errors } = toHttpError(error)
  const known = OF_CODE[code]
  if (known?.field) return { faults: { [known.field]: text(known.message) }, alert: null }
  if (known) return { faults: {}, alert: text(known.message) }
  const faults: Faults = {}
  for (const { field, rule = '' } of errors) {
    if (isField(field)) faults[field] ??= text(OF_RULE[field][rule] ?? OF_RULE[field]['*'])
  }
  const placed = Object.keys(faults).length > 0
  return { faults, alert: placed ? null : message || text('unknown') }
}
