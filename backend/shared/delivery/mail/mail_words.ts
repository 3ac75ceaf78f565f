import { game } from '#config/game'
import type { MailTexts } from '#shared/delivery/mail/registered_mails'

const WORD = /\{(\w+)\}/g

/** What `{word}` may stand for in a mail's texts, apart from what the mail is told. */
type Told = Record<string, unknown>

/**
 * The texts of a mail with their words filled in. A word that names a lifetime of `config/game.ts` becomes that duration in
 * the mail's language; a list becomes one phrase, each member by the text `<word without s>_<member>` where there is one.
 */
export function fillIn(texts: MailTexts, told: Told, lang: string): MailTexts {
  const wordFor = (name: string) => {
    if (Array.isArray(told[name])) return phrase(name, told[name].map(String), texts, lang)
    if (Object.hasOwn(told, name)) return String(told[name])
    const lifetimeMs = (game.tokens as Record<string, unknown>)[name]
    if (typeof lifetimeMs === 'number') return duration(lifetimeMs, lang)
    throw new Error(`a mail asks for {${name}}, which nobody told it`)
  }
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replace(WORD, (_, name: string) => wordFor(name)),
  ])
  return Object.fromEntries(filled) as MailTexts
}

function phrase(name: string, members: string[], texts: MailTexts, lang: string): string {
  const words = members.map((member) => texts[`${name.replace(/s$/, '')}_${member}`] ?? member)
  return new Intl.ListFormat(lang).format(words)
}

const UNITS = [
  ['day', 24 * 60 * 60 * 1_000],
  ['minute', 60 * 1_000],
] as const

/** As "7 days" or "60 minutes": in the largest unit of which it is a whole number. */
function duration(ms: number, lang: string): string {
  const [unit, unitMs] = UNITS.find(([, size]) => ms % size === 0) ?? UNITS[1]
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(ms / unitMs))
}
