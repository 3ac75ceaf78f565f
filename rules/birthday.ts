const MINIMUM_AGE_YEARS = 18
/** Highest age: a mistyped year must not count as an adult. */
const MAXIMUM_AGE_YEARS = 130

/**
 * Full years on the UTC date of `now`. Somebody born on 29 February has the birthday on 1 March.
 * @throws RangeError when the birthday is not a real date written YYYY-MM-DD
 */
export function ageOn(birthday: string, now: Date): number {
  if (!isCalendarDate(birthday)) {
    throw new RangeError('The birthday is not a date of the form YYYY-MM-DD')
  }
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Why a birthday (YYYY-MM-DD) is refused, or null. A future date is invalid, not too young. */
export function birthdayIssue(
  birthday: string,
  now: Date,
  minimumAgeYears = MINIMUM_AGE_YEARS
): 'invalid' | 'underage' | null {
  if (!isCalendarDate(birthday)) return 'invalid'
  const age = ageOn(birthday, now)
  if (age < 0 || age > MAXIMUM_AGE_YEARS) return 'invalid'
  return age < minimumAgeYears ? 'underage' : null
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
