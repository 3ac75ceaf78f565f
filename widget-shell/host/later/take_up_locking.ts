import type { Visit } from '../app/visit'
import { settleLocally } from '../engine/settle_locally'
import type { Submission } from '../picks/pick_desk'

/**
 * Hands in what an earlier page had locked when it ended, each pick with its own key. One of a game that this widget does
 * not list waits for a page that does.
 */
export function takeUpLocking(
  { picks, entry, engine }: Visit,
  submit: (submission: Submission) => Promise<void>
) {
  const { games, autofilledGames } = entry.widget.playlist
  for (const pick of picks.locking.all()) {
    const game = [...games, ...autofilledGames].find(({ id }) => id === pick.gameId)
    // The one on screen is handed in when its lock is over.
    if (!game || engine.state().pick?.key === pick.key) continue
    const local = settleLocally(game, pick.side, entry.votes[game.id], entry.bootstrap.points)
    void submit({ pick, game, local })
  }
}
