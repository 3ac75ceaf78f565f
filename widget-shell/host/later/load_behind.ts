import type { Card } from '@sidepick/card-kit'
import { configNow } from '../app/config_now'
import { loadViews } from '../app/late_views'
import type { Visit } from '../app/visit'
import { namesOf, rulesOf } from './placed_cards'

type Preloadable = Card & { preload?: () => Promise<void> }

/** Whether the reader asked the browser to load little; Chromium alone tells. What follows a pick then loads with the pick. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads what follows the pick, once that is made: it is there before the bonus shows, three seconds after the tap at the earliest.
 * Of a remote's cards those that a rule places; what does not come now comes when it is to be drawn.
 */
export function loadBehind(visit: Visit) {
  if (savesData()) return
  loadViews().catch(() => undefined)
  for (const { id } of visit.entry.bootstrap.remotes) loadCards(visit, id).catch(() => undefined)
}

async function loadCards(visit: Visit, id: string) {
  const { remotes } = visit
  const first = remotes.stateOf(id)
  if (first.status !== 'ready') return
  await first.bringRest?.()
  const whole = remotes.stateOf(id)
  if (whole.status !== 'ready') return
  for (const name of namesOf(rulesOf(configNow(visit)))) {
    const card: Preloadable | undefined = whole.cards[name]
    void card?.preload?.()
  }
}
