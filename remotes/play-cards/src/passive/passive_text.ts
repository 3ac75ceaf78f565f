import { createTranslator } from '@sidepick/card-kit'
import type { ComponentRule, Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

export const passiveText = (locale: Locale) =>
  createTranslator({ 'en-us': en, 'es-mx': es }, locale)

/** A text of a rule's props: one for every language, or one by language. Undefined where there is none. */
export function textOf(
  { props = {} }: ComponentRule,
  name: string,
  locale: Locale
): string | undefined {
  const given = props[name]
  const text =
    typeof given === 'string' ? given : (given as Record<string, unknown> | null)?.[locale]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** A link of a partner leads to a web page, whatever its document says. */
export const webAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined
