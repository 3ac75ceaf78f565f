import db from '@adonisjs/lucid/services/db'
import cache from '@adonisjs/cache/services/main'
import type { LeaderboardEntry, LeaderboardStanding } from '@sidepick/rules/types'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import type { ProfilesContract } from '#profiles/contract'
import { findBoard } from '#leaderboards/queries/list_active_boards'

type Row = Columns<'leaderboard_entries', 'user_id' | 'points' | 'reached_at'>

export interface OwnRank {
  points: number
  rank: number
  /** Qualified for the drawing whatever the points. */
  instantQualified: boolean
}

type Entry = Row & Columns<'leaderboard_entries', 'instant_qualified'>

type Ranked = Row & { rank: number }

/** Better than another entry: more points, then reached earlier, then the lower id. */
const BETTER = `(points > ? or (points = ? and (reached_at < ? or (reached_at = ? and user_id < ?))))`
const beats = (row: Row) => [row.points, row.points, row.reached_at, row.reached_at, row.user_id]

/** A board for one caller; null when unknown. */
export async function getStanding(
  query: { boardId: string; rows: number; userId: string | null },
  profiles: ProfilesContract
): Promise<LeaderboardStanding | null> {
  const board = await findBoard(query.boardId)
  if (!board) return null
  return {
    userId: query.userId,
    topN: await listTop(board.id, query.rows, profiles),
    neighbors: query.userId ? await listNeighbors(board.id, query.userId, profiles) : [],
  }
}

/** The best n of a board; equal points share a rank. Served from memory. */
async function listTop(
  boardId: string,
  n: number,
  profiles: ProfilesContract
): Promise<LeaderboardEntry[]> {
  return cache.getOrSet({
    key: `leaderboards:top:${boardId}:${n}`,
    ttl: game.cacheMs.leaderboard,
    factory: async () => {
      const rows = await run<Row>(
        db.connection(),
        `select user_id, points, reached_at from leaderboard_entries where leaderboard_id = ?
         order by points desc, reached_at, user_id limit ?`,
        [boardId, n]
      )
      return withProfiles(withRanks(rows, 1, null), profiles)
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
  const select =
    'select user_id, points, reached_at from leaderboard_entries where leaderboard_id = ?'
  const above = await run<Row>(
    db.connection(),
    `${select} and ${BETTER} order by points, reached_at desc, user_id desc limit ?`,
    [boardId, ...beats(own), neighborsAbove]
  )
  const below = await run<Row>(
    db.connection(),
    `${select} and user_id <> ? and not ${BETTER} order by points desc, reached_at, user_id limit ?`,
    [boardId, userId, ...beats(own), neighborsBelow]
  )
  const rows = [...above.reverse(), own, ...below]
  const first = rows[0]!
  const position = 1 + (await countBetter(boardId, first))
  return withProfiles(
    withRanks(rows, position, 1 + (await countAbove(boardId, first.points))),
    profiles
  )
}

async function findEntry(boardId: string, userId: string): Promise<Entry | undefined> {
  const [row] = await run<Entry>(
    db.connection(),
    `select user_id, points, reached_at, instant_qualified from leaderboard_entries where leaderboard_id = ? and user_id = ?`,
    [boardId, userId]
  )
  return row
}

async function countAbove(boardId: string, points: number): Promise<number> {
  return countWhere(boardId, 'points > ?', [points])
}

async function countBetter(boardId: string, row: Row): Promise<number> {
  return countWhere(boardId, BETTER, beats(row))
}

async function countWhere(
  boardId: string,
  condition: string,
  bindings: (string | number)[]
): Promise<number> {
  const [row] = await run<Computed<{ n: number }>>(
    db.connection(),
    `select count(*) as n from leaderboard_entries where leaderboard_id = ? and ${condition}`,
    [boardId, ...bindings]
  )
  return row?.n ?? 0
}

/** Competition ranking: equal points share the better rank, and the next one is its position. */
function withRanks(
  rows: readonly Row[],
  firstPosition: number,
  firstRank: number | null
): Ranked[] {
  const ranked: Ranked[] = []
  rows.forEach((row, index) => {
    const before = ranked[index - 1]
    if (before && before.points === row.points) ranked.push({ ...row, rank: before.rank })
    else {
      ranked.push({
        ...row,
        rank: index === 0 ? (firstRank ?? firstPosition) : firstPosition + index,
      })
    }
  })
  return ranked
}

async function withProfiles(
  rows: readonly Ranked[],
  profiles: ProfilesContract
): Promise<LeaderboardEntry[]> {
  const known = await profiles.listPublic(rows.map((row) => row.user_id))
  return rows.map((row) => {
    const profile = known.get(row.user_id)
    return {
      userId: row.user_id,
      rank: row.rank,
      username: profile?.username ?? '—',
      profileColor: profile?.profileColor ?? '8a8f98',
      points: row.points,
      avatar: profile?.avatar ?? null,
    }
  })
}
