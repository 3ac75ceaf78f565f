import { createTranslator, type Translate } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

export type RewardsMessage = keyof typeof en
export type RewardsText = Translate<RewardsMessage>

/** The words of a player's own games and rewards; they come with the screens' code. */
export const rewardsText = (locale: Locale): RewardsText => createTranslator(messages, locale)
