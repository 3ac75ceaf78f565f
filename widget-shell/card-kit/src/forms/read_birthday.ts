import type { Birthday, BirthdayPart } from './birthday_field'

const DIGITS: Record<BirthdayPart, number> = { month: 2, day: 2, year: 4 }

/** A date in digits, with or without something between them, in the order of the language or with the year in front. */
export function readBirthday(text: string, order: readonly BirthdayPart[]): Birthday | null {
  const yearFirst = /^\s*\d{4}\D/.test(text)
  const parts: readonly BirthdayPart[] = yearFirst ? ['year', 'month', 'day'] : order
  const groups = text.match(/\d+/g) ?? []
  const digits = groups.length === 1 ? cut(groups[0]!, parts) : groups
  const values = Object.fromEntries(parts.map((part, index) => [part, digits[index] ?? '']))
  const { month = '', day = '', year = '' } = values
  const isDate =
    digits.length === 3 && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year)
  return isDate ? { month, day, year } : null
}

const WHOLE = 8

function cut(digits: string, parts: readonly BirthdayPart[]): string[] {
  if (digits.length !== WHOLE) return []
  let from = 0
  return parts.map((part) => digits.slice(from, (from += DIGITS[part])))
}
