import type { Http } from '@sidepick/card-kit'
import { openOn } from '../app/modals'
import type { Visit } from '../app/visit'
import { nextGame } from './next_game'

/**
 * Offers the day's gift where it waits to be collected: once a visit, after a play that counted, when the next question has
 * come, so that it covers no result. Returns the function to call for accepted plays.
 */
export function offerGift(visit: Visit, http: Http): (plays: number) => Promise<void> {
  let asked = false

  const look = async () => {
    const { canCollectFreeGift } = await http('GET /v1/wallets/account-balance')
    if (!canCollectFreeGift) return
    const { amount } = await http('GET /v1/wallets/daily-gift')
    await nextGame(visit.engine)
    if (visit.app.store.getState().session.loggedIn) openOn(visit, 'daily_gift', { amount })
  }

  return async (plays) => {
    if (asked || plays === 0) return
    asked = true
    try {
      await look()
    } catch (error) {
      asked = false
      console.warn('The daily gift could not be read', error)
    }
  }
}
