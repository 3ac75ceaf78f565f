import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import type { ReadingCard } from '../engine/visit_state'

/** A card that comes with some results, as an offer or a question to the player does. */
const isOffer = ({ when }: ComponentRule) => Boolean(when?.results)

/** A card that a document adds to every result, and to nothing else. */
const isNote = ({ when }: ComponentRule) =>
  when?.phases?.length === 1 && when.phases[0] === 'result'

/** The cards that give a result something to read. `asks`: strangers may be asked to sign up. */
export function readingCards(
  { widgetComponents, gameScreenComponents, componentFlags }: ExperienceConfig,
  asks: boolean
): ReadingCard[] {
  const offers = Object.values(gameScreenComponents).flat().filter(isOffer)
  const notes = widgetComponents.filter((rule) => isNote(rule) || isOffer(rule))
  return [...offers, ...notes]
    .filter(({ componentName }) => componentFlags[componentName] !== false)
    .map(({ when }) => ({ auth: when?.auth, results: when?.results }))
    .filter(({ auth }) => asks || auth !== 'logged_out')
}
