import type { TranslationsFormatterContract } from '@adonisjs/i18n/types'
import { isolated } from '@sidepick/rules/isolated'
import { IntlMessageFormat } from 'intl-messageformat'

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** Formats ICU messages. Each is parsed once a locale; the formatter that comes with `@adonisjs/i18n` parses at every call. */
export class CompiledMessages implements TranslationsFormatterContract {
  readonly name = 'icu'
  readonly #compiled = new Map<string, Map<string, IntlMessageFormat>>()

  /** @throws when the values lack an argument of the message */
  format(message: string, locale: string, values?: Record<string, string | number>): string {
    return this.#compile(message, locale).format(isolated(values ?? {})) as string
  }

  #compile(message: string, locale: string): IntlMessageFormat {
    const ofLocale = this.#compiled.get(locale) ?? new Map<string, IntlMessageFormat>()
    const compiled = ofLocale.get(message) ?? compile(message, locale)
    this.#compiled.set(locale, ofLocale.set(message, compiled))
    return compiled
  }
}

/** Without tags: `<` is text, and templates escape it. */
const compile = (message: string, locale: string) =>
  new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })

/** The arguments that a message takes, sorted. */
export const argumentsOf = (message: string): string[] =>
  [...new Set(namesIn(compile(message, 'en-us').getAst()))].sort()

/** The type of an element that is plain text; every other element with a value is an argument. */
const LITERAL = 0

function namesIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || element.type === LITERAL) return []
    const options = 'options' in element ? Object.values(element.options) : []
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))]
  })
}
