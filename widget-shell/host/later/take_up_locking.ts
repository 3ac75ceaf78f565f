import type { Visit } from '../app/visit'
import { settleLocally } from '../engine/settle_locally'
import type { Submission } from '../picks/pick_desk'

/**
 * Hands in what an earlier page had locked when it ended, each pick with its own key. One that was stored without its game
 * waits for a page that lists that one.
 */
export function takeUpLocking(
  { picks, entry, engine }: Visit,
  submit: (submission: Submission) => Promise<void>
) {
  const { games, autofilledGames } = entry.widget.playlist
  const listed = [...games, ...autofilledGames]
  for (const { game: stored, ...pick } of picks.locking.all()) {
    const game = [...listed, stored].find((one) => one?.id === pick.gameId)
    // The one on screen is handed in when its lock is over.
    if (!game || engine.state().pick?.key === pick.key) continue
    const local = settleLocally(game, pick.side, entry.votes[game.id], entry.bootstrap.points)
    void submit({ pick, game, local })
  }
}
