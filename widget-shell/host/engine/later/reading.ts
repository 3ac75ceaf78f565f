import { decidedBy } from '@sidepick/rules/game_types'
import type { PlaySettings, PlayState } from '../play_state'
import type { ReadingCard } from '../visit_state'
import { visitOf, visitSettings } from './visit'

/** Whether the result says what the right answer is: an opinion is seen at a glance. */
const isTaught = ({ game, outcome }: PlayState) =>
  game !== null && decidedBy(game) === 'answer' && typeof outcome?.correct === 'boolean'

/** Whether the card comes with the result of that number. */
const comesWith = (results: number, { results: which }: ReadingCard) =>
  !which || (results >= which.first && (results - which.first) % which.every === 0)

/** How much longer the result stands for what there is to read with it. */
export function readingMs(state: PlayState, settings: PlaySettings): number {
  const { reading } = visitSettings(settings)
  const { results } = visitOf(state, settings).tally
  const auth = state.loggedIn ? 'logged_in' : 'logged_out'
  const isRead = reading.cards.some(
    (card) => (!card.auth || card.auth === auth) && comesWith(results, card)
  )
  return isRead || isTaught(state) ? reading.moreMs : 0
}
