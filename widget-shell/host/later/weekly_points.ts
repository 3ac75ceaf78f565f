import type { Http } from '@sidepick/card-kit'
import { weeklyPointsLearned } from '../store/session_slice'
import type { AppStore } from '../store/store'

/** Reads what the player has earned this week; a stranger has nothing to read. */
export async function readWeeklyPoints(http: Http, { store }: AppStore): Promise<void> {
  if (!store.getState().session.loggedIn) return
  try {
    const [board] = await http<{ points: number }[]>('/v1/leaderboards/points')
    if (board) store.dispatch(weeklyPointsLearned(board.points))
  } catch (error) {
    console.warn('The points of the week could not be read', error)
  }
}
