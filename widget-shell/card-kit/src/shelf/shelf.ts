import type { ReactNode } from 'react'
import type { Locale } from '@sidepick/rules/types'

/** Picks the text of the language from a pair: English, then Spanish. */
export type Say = (english: string, spanish: string) => string

/** What a state draws. */
export type Drawn = (say: Say, locale: Locale) => ReactNode

/** The components of the kit by name, each with its states. */
export type Shelf = Record<string, Record<string, Drawn>>

export const sayIn =
  (locale: Locale): Say =>
  (english, spanish) =>
    ({ 'en-us': english, 'es-mx': spanish })[locale]
