/**
 * Fills one board with few entries and one with many, and reads players' ranks and neighbors on both in turns, while
 * points are written to both. Prints reads a second of each pair.
 */
import { randomUUID } from 'node:crypto'
import { bootedApp } from '../fixtures/processes/booted_app.js'

const FEW = 1_000
const [many = '1000000', seconds = '4', pairs = '5'] = process.argv.slice(2)
const app = await bootedApp()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { LeaderboardsContract } = await import('#leaderboards/contract')
const { ProfilesContract } = await import('#profiles/contract')
const { countPoints } = await import('#leaderboards/actions/count_points')
const { moveBetweenBuckets } = await import('#leaderboards/store/bucket_counts')
const { getOwnRank, getStanding } = await import('#leaderboards/queries/get_standing')
const { isPostgres } = await import('#shared/database/driver')
const { run } = await import('#shared/database/dialect')
const boards = await app.container.make(LeaderboardsContract)
const profiles = await app.container.make(ProfilesContract)
const client = db.connection()

const userId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Points as a week gives them: many players with few, few with many. */
const POINTS = '10 * (1 + (n * 7919) % (1 + (n * 104729) % 900))'

async function fill(entries: number): Promise<string> {
  const id = randomUUID()
  await boards.openSeries({
    ...{ id, distributorId: `bench-${entries}`, series: 'weekly' },
    ...{ prizeName: 'A prize', prizeTitle: 'A prize', prizeShortTitle: 'A prize' },
    ...{ pointThreshold: 1_500, numberOfPrizes: 1 },
  })
  const [uuid, numbers] = isPostgres(client)
    ? [
        `cast('00000000-0000-4000-8000-' || lpad(cast(n as text), 12, '0') as uuid)`,
        'generate_series(1, cast(? as bigint)) as listed(n)',
      ]
    : [
        `'00000000-0000-4000-8000-' || printf('%012d', n)`,
        '(with recursive up(n) as (select 1 union all select n + 1 from up where n < ?) select n from up)',
      ]
  await run(
    client,
    `insert into leaderboard_entries (leaderboard_id, user_id, points, counted_points, reached_at)
     select ?, ${uuid}, ${POINTS}, ${POINTS}, 1700000000000 + n from ${numbers}`,
    [id, entries]
  )
  await countAll(id)
  return id
}

/** As the job counts them, all at once. */
async function countAll(boardId: string): Promise<void> {
  const rows = await run<{ points: number; entries: number }>(
    client,
    `select points, cast(count(*) as int) as entries from leaderboard_entries
     where leaderboard_id = ? group by points`,
    [boardId]
  )
  const moves = rows.flatMap(({ points, entries }) =>
    Array.from({ length: entries }, () => ({ from: 0, to: points }))
  )
  await db.transaction((trx) => moveBetweenBuckets(boardId, moves, trx))
}

let asked = 0

/** Reads ranks for some seconds, as one caller after the other; every tenth writes points too. */
async function readsOf(boardId: string, entries: number): Promise<number> {
  const begun = performance.now()
  const until = begun + Number(seconds) * 1_000
  let reads = 0
  while (performance.now() < until) {
    const player = userId(1 + ((asked++ * 7_919) % entries))
    if (asked % 10 === 0) {
      const credit = { userId: player, boardIds: [boardId], points: 10 }
      await db.transaction((trx) => boards.addPoints(credit, trx))
    }
    await getOwnRank(boardId, player)
    await getStanding({ boardId, rows: 10, userId: player }, profiles)
    reads++
  }
  return (reads * 1_000) / (performance.now() - begun)
}

const sizes = [FEW, Number(many)] as const
const ids = [await fill(sizes[0]), await fill(sizes[1])] as const
await run(client, 'analyze')
const counting = setInterval(() => void countPoints().catch(console.error), 1_000)
const measured: { few: number; many: number }[] = []
for (let pair = 0; pair < Number(pairs); pair++) {
  measured.push({ few: await readsOf(ids[0], sizes[0]), many: await readsOf(ids[1], sizes[1]) })
}
clearInterval(counting)
console.log(JSON.stringify(measured))
process.exit(0)
