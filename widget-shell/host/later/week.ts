import type { Http } from '@sidepick/card-kit'
import { weekLearned } from '../store/session_slice'
import type { AppStore } from '../store/store'

/** Reads the player's points and rank of the week on the distributor's board; nothing for strangers. */
export async function readWeek(
  http: Http,
  { store }: AppStore,
  distributorId: string
): Promise<void> {
  if (!store.getState().session.loggedIn) return
  try {
    const [board] = await http('GET /v1/leaderboards/points', { query: { distributorId } })
    if (board) store.dispatch(weekLearned({ points: board.points, rank: board.rank }))
  } catch (error) {
    console.warn('The points of the week could not be read', error)
  }
}
