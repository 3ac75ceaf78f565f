import { isolated } from '@sidepick/rules/isolated'
import type { Locale } from '@sidepick/rules/types'

/** A message as the build compiled it from ICU MessageFormat. */
export type CompiledMessage = (values: Record<string, unknown>) => string

/** The text of a message in the language of the visit. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string

/**
 * Reads messages that the build compiled: one `messages/<locale>.json` for each locale, with the same keys: a file that
 * lacks one does not compile. No parser of ICU runs in the browser.
 *
 * @throws when a language lacks the message, or it arrives uncompiled because the build misses the messages loader.
 */
export function createTranslator<Key extends string>(
  messages: Record<Locale, Record<Key, unknown>>,
  locale: Locale
): Translate<Key> {
  return (key, values = {}) => {
    const message = messages[locale][key]
    if (typeof message !== 'function') throw new Error(`No compiled message "${key}" in ${locale}`)
    return (message as CompiledMessage)(isolated(values))
  }
}
