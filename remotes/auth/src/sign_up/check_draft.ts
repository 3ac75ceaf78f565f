import { birthdayIssue } from '@sidepick/rules/birthday'
import { isCountry } from '@sidepick/rules/countries'
import { passwordIssues } from '@sidepick/rules/password'
import { isUsState } from '@sidepick/rules/us_states'
import type { AuthMessage } from '../entry/auth_text'
import { isEmail } from '../email'
import type { Field } from '@sidepick/card-kit/forms/faults'
import { usernameFault } from '@sidepick/card-kit/forms/username_words'
import { HOME, isoBirthday, type Draft } from './draft'

function checkBirthday({ birthday }: Draft): AuthMessage | null {
  const { month, day, year } = birthday
  if (month === '' && (day !== '' || year !== '')) return 'month_missing'
  const issue = birthdayIssue(isoBirthday(birthday), new Date())
  return issue && (issue === 'invalid' ? 'birthday_invalid' : 'underage')
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
  username: ({ username }) => usernameFault(username),
  birthday: checkBirthday,
  usResidency: ({ usResidency }) => (usResidency === null ? 'residency_missing' : null),
  country: checkCountry,
  state: ({ country, state }) => (country === HOME && !isUsState(state) ? 'state_missing' : null),
  tosSigned: ({ tosSigned }) => (tosSigned ? null : 'terms_missing'),
}
