import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listedRows, run } from '#shared/database/dialect'
import { bucketsOf } from '#leaderboards/domain/buckets'

interface Move {
  /** The points with which the buckets count the entry; 0 when they do not. */
  from: number
  /** The points with which they are to count it; 0 to count it no more. */
  to: number
}

/** Moves entries of a board between the buckets that count them. */
export async function moveBetweenBuckets(
  boardId: string,
  moves: readonly Move[],
  trx: TransactionClientContract
): Promise<void> {
  const changes = new Map<string, number>()
  const change = (points: number, by: number) => {
    for (const { level, bucket } of bucketsOf(points)) {
      const key = JSON.stringify([level, bucket])
      changes.set(key, (changes.get(key) ?? 0) + by)
    }
  }
  for (const { from, to } of moves) {
    change(from, -1)
    change(to, 1)
  }
  const rows = [...changes]
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => [...(JSON.parse(key) as [number, number]), by] as const)
    // In one order, so that two transactions do not wait for each other.
    .sort(([levelA, bucketA], [levelB, bucketB]) => levelA - levelB || bucketA - bucketB)
  if (rows.length === 0) return
  const value = (place: number) => `cast(value ->> ${place} as bigint)`
  await run(
    trx,
    `insert into leaderboard_counts (leaderboard_id, level, bucket, players)
     select ?, ${[0, 1, 2].map(value).join(', ')} from ${listedRows(trx)} where true
     on conflict (leaderboard_id, level, bucket) do update
     set players = leaderboard_counts.players + excluded.players`,
    [boardId, JSON.stringify(rows)]
  )
}
