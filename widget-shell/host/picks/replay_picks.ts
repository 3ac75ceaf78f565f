import type { Http } from '@sidepick/card-kit'
import { isSettledBy, sendPlay, type PlayContext } from './send_play'
import type { StoredPicks } from './stored_picks'

/**
 * Hands a stranger's picks to the account they just signed in to: oldest first, one after the other. An answer settles a
 * pick, a refusal as much as a success; without one the rest stays for the next sign-in. Returns how many counted.
 */
export async function replayPicks(
  userId: string,
  picks: StoredPicks,
  http: Http,
  context: PlayContext
): Promise<number> {
  const waiting = picks.played
    .all()
    .toSorted((one, other) => one.pickedAt.localeCompare(other.pickedAt))
  let counted = 0
  for (const pick of waiting) {
    try {
      await sendPlay(http, pick, `replay-${userId}-${pick.gameId}`, context)
      counted += 1
    } catch (error) {
      if (!isSettledBy(error)) return counted
    }
    picks.sent.put(pick.gameId)
    picks.played.remove(pick)
  }
  picks.played.clear()
  return counted
}
