import vine from '@vinejs/vine'
import { birthdayIssue } from '@sidepick/rules/birthday'
import { isCountry } from '@sidepick/rules/countries'
import { normalizeUsername } from '@sidepick/rules/username'
import { isUsState } from '@sidepick/rules/us_states'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { nameIssue } from '#shared/http/validation/reserved_names'

const USERNAME_MESSAGES = {
  empty: 'Enter a username',
  too_short: 'Enter at least 2 characters',
  too_long: 'Enter 30 characters maximum',
  invalid: 'Use letters, numbers, dots, underscores and hyphens only',
  reserved: 'This username cannot be used',
}

export const goodUsername = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const issue = nameIssue(value)
  if (issue === null) field.mutate(normalizeUsername(value), field)
  else field.report(USERNAME_MESSAGES[issue], issue === 'empty' ? 'emptyUsername' : issue, field)
})

export const adultBirthday = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const issue = birthdayIssue(value, clock.now(), game.minimumAgeYears)
  if (issue === 'invalid') field.report('Enter a valid date', 'birthday', field)
  if (issue === 'underage') field.report('You must be 18 or older', 'E_UNDERAGE', field)
})

export const supportedCountry = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (value === '') field.report('Please select a country', 'required', field)
  else if (!isCountry(value)) {
    field.report('Your country is not currently supported', 'E_COUNTRY', field)
  }
})

/** Only the United States have states here. A fault of the country is reported first. */
export const knownState = vine.createRule((value, _, field) => {
  const country: unknown = field.data.country
  if (
    typeof value !== 'string' ||
    value === '' ||
    typeof country !== 'string' ||
    !isCountry(country)
  ) {
    return
  }
  if (country !== 'US' || !isUsState(value)) field.report('Select a valid state', 'state', field)
})

/** A state of the United States, whatever else is told. */
export const usState = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isUsState(value)) {
    field.report('Select a valid state', 'state', field)
  }
})
