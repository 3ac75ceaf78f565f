import i18nManager from '@adonisjs/i18n/services/main'
import type { Language } from '@sidepick/rules/types'
import type { MessageArguments } from '#shared/text/generated_message_arguments'
import { keysBySection } from '#shared/text/read_messages'

type Section = keyof MessageArguments
type Argument<Name extends Section> = Name extends Section
  ? MessageArguments[Name][keyof MessageArguments[Name]]
  : never
type Values<Name extends Section> = [Argument<Name>] extends [never]
  ? []
  : [values: Record<Argument<Name>, string | number>]

/** Every text of a section in one language, by its key. */
export function textsOf<Name extends Section>(
  language: Language,
  section: Name,
  ...[values]: Values<Name>
): Record<keyof MessageArguments[Name], string> {
  return formatSection(language, section, values) as Record<keyof MessageArguments[Name], string>
}

let keysOf: Map<string, string[]> | null = null

/**
 * `textsOf` for a section whose name is known at run time alone.
 * @throws when no module has such a section, or the values lack an argument of one of its messages
 */
export function formatSection(
  language: Language,
  section: string,
  values?: Record<string, string | number>
): Record<string, string> {
  keysOf ??= keysBySection(Object.keys(i18nManager.getTranslationsFor(i18nManager.defaultLocale)))
  const keys = keysOf.get(section)
  if (!keys) throw new Error(`no module has messages under ${section}`)
  const i18n = i18nManager.locale(language)
  return Object.fromEntries(keys.map((key) => [key, i18n.t(`${section}.${key}`, values)]))
}
