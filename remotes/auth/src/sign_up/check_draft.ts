import { birthdayIssue } from '@sidepick/rules/birthday'
import { isCountry } from '@sidepick/rules/countries'
import { passwordIssues } from '@sidepick/rules/password'
import { isUsState } from '@sidepick/rules/us_states'
import { usernameIssue } from '@sidepick/rules/username'
import type { AuthMessage } from '../entry/auth_text'
import { isEmail } from '../email'
import type { Field } from '@sidepick/card-kit/forms/faults'
import { HOME, isoBirthday, type Draft } from './draft'

const OF_USERNAME: Record<NonNullable<ReturnType<typeof usernameIssue>>, AuthMessage> = {
  empty: 'emptyUsername',
  too_short: 'username_too_short',
  too_long: 'username_too_long',
  invalid: 'username_invalid',
  reserved: 'username_reserved',
}

function checkBirthday({ birthday }: Draft): AuthMessage | null {
  const { month, day, year } = birthday
  if (month === '' && (day !== '' || year !== '')) return 'month_missing'
  const issue = birthdayIssue(isoBirthday(birthday), new Date())
  return issue && (issue === 'invalid' ? 'birthday_invalid' : 'underage')
}

function checkUsername({ username }: Draft): AuthMessage | null {
  const issue = usernameIssue(username)
  return issue && OF_USERNAME[issue]
}

function checkCountry({ country }: Draft): AuthMessage | null {
  if (country === '') return 'country_missing'
  return isCountry(country) ? null : 'country_unsupported'
}

/** The first thing wrong with each field, or null. */
export const CHECKS: Record<
  Exclude<Field, 'confirmPassword'>,
  (draft: Draft) => AuthMessage | null
> = {
  email: ({ email }) => (isEmail(email) ? null : 'email_invalid'),
  password: ({ password }) => passwordIssues(password)[0]?.rule ?? null,
  username: checkUsername,
  birthday: checkBirthday,
  usResidency: ({ usResidency }) => (usResidency === null ? 'residency_missing' : null),
  country: checkCountry,
  state: ({ country, state }) => (country === HOME && !isUsState(state) ? 'state_missing' : null),
  tosSigned: ({ tosSigned }) => (tosSigned ? null : 'terms_missing'),
}
