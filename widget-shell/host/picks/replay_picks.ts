import type { Http } from '@sidepick/card-kit'
import { isSettledBy, sendPlay, type PlayContext } from './send_play'
import type { StoredPicks } from './stored_picks'

export interface Replayed {
  /** Picks the server took. */
  counted: number
  points: number
}

/**
 * Sends a stranger's picks after the sign-in, oldest first, one after the other. Any answer settles a pick, also a
 * refusal; without an answer the rest waits for the next time.
 */
export async function replayPicks(
  userId: string,
  picks: StoredPicks,
  http: Http,
  context: PlayContext
): Promise<Replayed> {
  const waiting = picks.played
    .all()
    .toSorted((one, other) => one.pickedAt.localeCompare(other.pickedAt))
  const replayed: Replayed = { counted: 0, points: 0 }
  for (const pick of waiting) {
    try {
      const { points } = await sendPlay(http, pick, `replay-${userId}-${pick.gameId}`, context)
      replayed.counted += 1
      replayed.points += points
    } catch (error) {
      if (!isSettledBy(error)) return replayed
    }
    picks.sent.put(pick.gameId)
    picks.played.remove(pick)
  }
  return replayed
}
