import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import type { BirthdayPart } from './birthday_field'

const PARTS: readonly string[] = ['month', 'day', 'year'] satisfies BirthdayPart[]

/** In which order a language writes a date in digits. */
export function birthdayOrder(language: Language): BirthdayPart[] {
  const parts = new Intl.DateTimeFormat(intlTag(language)).formatToParts()
  return parts.map(({ type }) => type).filter((type): type is BirthdayPart => PARTS.includes(type))
}
