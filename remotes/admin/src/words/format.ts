import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(intlTag(language)).format(value)

export const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant)
  )

export const formatMoney = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(intlTag(language), { style: 'currency', currency }).format(cents / 100)

/** A share in basis points as per cent; null where a wider scope decides. */
export const formatShare = (bps: number | null, language: Language): string | null =>
  bps === null
    ? null
    : new Intl.NumberFormat(intlTag(language), {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format(bps / 10_000)

/** An instant as `<input type="datetime-local">` holds it: the local time of whoever looks, without a zone. */
export function localInput(instant: string): string {
  const date = new Date(instant)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** The instant of such a field; empty when the field is. */
export const instantOf = (local: string): string =>
  local === '' ? '' : new Date(local).toISOString()
