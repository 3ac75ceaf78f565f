import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import { keptSpeed, playAtSpeed } from '../chrome/speed'

/** Films play at the speed that the player chose in an earlier visit, as long as the menu has an entry for it. */
export function followSpeed(visit: Visit, page: Document): () => void {
  const isOffered = () => {
    const { MoreDrawer: more } = configNow(visit).componentFlags
    return typeof more === 'object' && more.speed === true
  }
  return playAtSpeed(() => (isOffered() ? keptSpeed(visit.entry.host) : 1), page)
}
