import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Votes } from '@sidepick/rules/majority'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/** Votes per side of each game, summed over the shards; unplayed games are left out. */
export async function countVotes(
  client: QueryClientContract,
  gameIds: readonly string[]
): Promise<Map<string, Votes>> {
  if (gameIds.length === 0) return new Map()
  const rows = await run<Columns<'game_votes', 'game_id' | 'side' | 'votes'>>(
    client,
    `select game_id, side, sum(votes) as votes from game_votes
     where game_id in (${gameIds.map(() => '?').join(', ')}) group by game_id, side`,
    gameIds
  )
  const counts = new Map<string, Votes>()
  for (const { game_id: gameId, side, votes } of rows) {
    const known = counts.get(gameId) ?? { a: 0, b: 0 }
    counts.set(gameId, side === 'A' ? { ...known, a: votes } : { ...known, b: votes })
  }
  return counts
}
