import db from '@adonisjs/lucid/services/db'
import type { PlayedGamesContract } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'

/** Games counted at a time. */
const BATCH = 500

/**
 * Reports to games how often each searchable game was played. Counted by a job, not with each play: a counter on the
 * game's row would serialise all plays of a hot game.
 */
export async function countPopularity(games: PlayedGamesContract): Promise<void> {
  for (let after: string | null = null, found = BATCH; found === BATCH;) {
    const ids: string[] = await games.listOpenIds({ after, limit: BATCH })
    const votes = await countVotes(db.connection(), ids)
    await games.keepPlayCounts(new Map([...votes].map(([id, { a, b }]) => [id, a + b])))
    found = ids.length
    after = ids.at(-1) ?? after
  }
}
