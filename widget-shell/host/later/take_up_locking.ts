import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import type { Submission } from '../picks/pick_desk'
import type { LockingPick } from '../picks/stored_picks'

/** Time after a lock in which its own page sends the pick, in milliseconds. */
const HANDING_IN_MS = 2000

/**
 * Sends picks that an earlier page had locked when it was closed, each with its own key. Another frame may still lock a
 * recent pick and send it itself, so a recent pick waits until its lock must be over. A pick stored without its game
 * waits for a page that lists the game. Returns a function that stops.
 */
export function takeUpLocking(
  visit: Visit,
  submit: (submission: Submission) => Promise<void>
): () => void {
  const { picks, entry, engine } = visit
  const { games, autofilledGames } = entry.widget.playlist
  const lockMs = configNow(visit).themeFlags.lockedPickDelay * 1000 + HANDING_IN_MS

  const takeUp = ({ game: stored, ...pick }: LockingPick) => {
    const game = [...games, ...autofilledGames, stored].find((one) => one?.id === pick.gameId)
    const isLocked = picks.locking.all().some(({ key }) => key === pick.key)
    // The pick on screen is sent when its lock is over.
    if (!game || !isLocked || engine.state().pick?.key === pick.key) return
    void submit({ pick, game })
  }

  const timers = picks.locking.all().map((pick) => {
    const leftMs = Date.parse(pick.pickedAt) + lockMs - Date.now()
    return setTimeout(takeUp, Math.min(Math.max(leftMs, 0), lockMs), pick)
  })
  return () => timers.forEach(clearTimeout)
}
