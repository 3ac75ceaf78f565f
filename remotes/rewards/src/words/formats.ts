import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(intlTag(language)).format(value)

/** With its sign, because it says what a balance gained or lost. */
export const formatChange = (value: number, language: Language): string =>
  new Intl.NumberFormat(intlTag(language), { signDisplay: 'exceptZero' }).format(value)

export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant)
  )

export const formatDay = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long' }).format(new Date(instant))
