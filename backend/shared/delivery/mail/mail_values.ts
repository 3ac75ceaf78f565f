import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { game } from '#config/game'
import { formatSection } from '#shared/text/texts_of'

/**
 * The arguments of a mail's messages: the mail's data, each lifetime of `config/game.ts` as a duration in the mail's
 * language, and each list as one phrase, with its members' texts from the section `<section>.<name of the list>`.
 */
export function mailValues(
  told: Record<string, unknown>,
  section: string,
  language: Language
): Record<string, string | number> {
  const lifetimes = Object.entries(game.tokens).map(([name, ms]) => [name, duration(ms, language)])
  const values = Object.entries(told).map(([name, value]) => [
    name,
    Array.isArray(value) ? phrase(value, `${section}.${name}`, language) : value,
  ])
  return Object.fromEntries([...lifetimes, ...values]) as Record<string, string | number>
}

function phrase(members: string[], section: string, language: Language): string {
  const words = formatSection(language, section)
  const listed = members.map((member) => words[member] ?? member)
  return new Intl.ListFormat(intlTag(language)).format(listed)
}

const UNITS = [
  ['day', 24 * 60 * 60 * 1_000],
  ['minute', 60 * 1_000],
] as const

/** As "7 days" or "60 minutes": in the largest unit of which it is a whole number. */
function duration(ms: number, language: Language): string {
  const [unit, unitMs] = UNITS.find(([, size]) => ms % size === 0) ?? UNITS[1]
  const format = new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  })
  return format.format(Math.round(ms / unitMs))
}
