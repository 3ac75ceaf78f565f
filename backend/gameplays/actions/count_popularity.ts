import db from '@adonisjs/lucid/services/db'
import type { GamesContract } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'

/** Games counted at a time. */
const BATCH = 500

/**
 * Tells games how often those were played that a search may find. Counted now and then, not with each play: a count on
 * the game's row would make all plays of a hot game wait for one another.
 */
export async function countPopularity(games: GamesContract): Promise<void> {
  for (let after: string | null = null, found = BATCH; found === BATCH;) {
    const ids: string[] = await games.listOpenIds({ after, limit: BATCH })
    const votes = await countVotes(db.connection(), ids)
    await games.keepPlayCounts(new Map([...votes].map(([id, { a, b }]) => [id, a + b])))
    found = ids.length
    after = ids.at(-1) ?? after
  }
}
