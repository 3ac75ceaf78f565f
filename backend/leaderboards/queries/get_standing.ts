import db from '@adonisjs/lucid/services/db'
import cache from '@adonisjs/cache/services/main'
import type { LeaderboardEntry, LeaderboardStanding } from '@sidepick/rules/types'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { ProfilesContract } from '#profiles/contract'
import { shownAs } from '#leaderboards/domain/shown_as'
import { countAbove, ranksOf } from '#leaderboards/queries/count_above'
import { findBoard } from '#leaderboards/queries/list_active_boards'
import { listNear, type RankedRow } from '#leaderboards/queries/list_near'

export interface OwnRank {
  points: number
  rank: number
  /** Qualified for the drawing whatever the points. */
  instantQualified: boolean
}

type Entry = RankedRow & Columns<'leaderboard_entries', 'instant_qualified'>

interface StandingQuery {
  boardId: string
  rows: number
  userId: string | null
}

/** So often a board is read for one caller, while plays change the caller's place between the list and the neighbors. */
const READS = 3

/** A board for one caller, whose own row is the same in the list and among the neighbors; null when unknown. */
export async function getStanding(
  query: StandingQuery,
  profiles: ProfilesContract
): Promise<LeaderboardStanding | null> {
  const board = await findBoard(query.boardId)
  if (!board) return null
  for (let read = 1; ; read += 1) {
    const standing = await readStanding({ ...query, boardId: board.id }, profiles)
    if (read === READS || isOfOneMoment(standing, query.rows)) return standing
    await cache.delete({ key: topKey(board.id, query.rows) })
  }
}

async function readStanding(
  { boardId, rows, userId }: StandingQuery,
  profiles: ProfilesContract
): Promise<LeaderboardStanding> {
  return {
    userId,
    topN: await listTop(boardId, rows, profiles),
    neighbors: userId ? await listNeighbors(boardId, userId, profiles) : [],
  }
}

/** Whether the list from memory has the caller where the neighbors have them. */
function isOfOneMoment({ userId, topN, neighbors }: LeaderboardStanding, rows: number): boolean {
  const own = neighbors.find((entry) => entry.userId === userId)
  const listed = topN.find((entry) => entry.userId === userId)
  if (!own || !listed) return own === listed || (own !== undefined && isBelow(own, topN, rows))
  return own.rank === listed.rank && own.points === listed.points
}

/** Of equal points those that were reached first are listed. */
const isBelow = ({ points }: LeaderboardEntry, topN: readonly LeaderboardEntry[], rows: number) =>
  topN.length === rows && topN.at(-1)!.points >= points

const topKey = (boardId: string, n: number) => `leaderboards:top:${boardId}:${n}`

/** The best n of a board; equal points share a rank. Served from memory. */
async function listTop(
  boardId: string,
  n: number,
  profiles: ProfilesContract
): Promise<LeaderboardEntry[]> {
  return cache.getOrSet({
    key: topKey(boardId, n),
    ttl: game.cacheMs.leaderboard,
    factory: async () => {
      const rows = await run<RankedRow>(
        db.connection(),
        `select user_id, points, reached_at from leaderboard_entries where leaderboard_id = ?
         order by points desc, reached_at, user_id limit ?`,
        [boardId, n]
      )
      return withProfiles(rows, ranksFromTop(rows), profiles)
    },
  })
}

/** A player's points and rank on one board; null without points there. */
export async function getOwnRank(boardId: string, userId: string): Promise<OwnRank | null> {
  const own = await findEntry(boardId, userId)
  if (!own) return null
  return {
    points: own.points,
    rank: 1 + (await countAbove(boardId, own.points)),
    instantQualified: Boolean(own.instant_qualified),
  }
}

/** The player's own entry with the few just above and below it; empty without points. */
async function listNeighbors(
  boardId: string,
  userId: string,
  profiles: ProfilesContract
): Promise<LeaderboardEntry[]> {
  const own = await findEntry(boardId, userId)
  if (!own) return []
  const { neighborsAbove, neighborsBelow } = game.leaderboards
  const [above, below] = await Promise.all([
    listNear('better', { boardId, own, limit: neighborsAbove }),
    listNear('worse', { boardId, own, limit: neighborsBelow }),
  ])
  const rows = [...above.reverse(), own, ...below]
  const points = rows.map((row) => row.points)
  return withProfiles(rows, await ranksOf(boardId, points), profiles)
}

async function findEntry(boardId: string, userId: string): Promise<Entry | undefined> {
  const [row] = await run<Entry>(
    db.connection(),
    `select user_id, points, reached_at, instant_qualified from leaderboard_entries where leaderboard_id = ? and user_id = ?`,
    [boardId, userId]
  )
  return row
}

/** The rank of each number of points in a list that begins with the best entry. */
const ranksFromTop = (rows: readonly RankedRow[]) =>
  new Map(rows.map(({ points }, at) => [points, at + 1] as const).reverse())

async function withProfiles(
  rows: readonly RankedRow[],
  ranks: ReadonlyMap<number, number>,
  profiles: ProfilesContract
): Promise<LeaderboardEntry[]> {
  const known = await profiles.listPublic(rows.map((row) => row.user_id))
  return rows.map((row) => ({
    userId: row.user_id,
    rank: ranks.get(row.points)!,
    points: row.points,
    ...shownAs(known.get(row.user_id)),
  }))
}
