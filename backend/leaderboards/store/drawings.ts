import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

export type DrawingRow = Columns<
  'leaderboards',
  | 'id'
  | 'prize_title'
  | 'number_of_prizes'
  | 'prize_drawing_date'
  | 'created_at'
  | 'commitment'
  | 'sealed_seed'
  | 'seed'
  | 'beacon_chain'
  | 'beacon_round'
  | 'list_hash'
  | 'list_closed_at'
  | 'drawn_round'
  | 'randomness'
  | 'beacon_signature'
  | 'awarded_at'
>

export type DrawnEntry = Columns<'drawing_entries', 'user_id' | 'number' | 'entry'> & {
  /** From 1 for winners, then alternates; null for all others, and for everybody before the drawing. */
  place: number | null
}

/** A board as its drawing sees it; null when unknown or removed. */
export async function findDrawing(
  boardId: string,
  client: QueryClientContract = db.connection()
): Promise<DrawingRow | null> {
  const [row] = await run<DrawingRow>(
    client,
    `select id, prize_title, number_of_prizes, prize_drawing_date, created_at, commitment, sealed_seed, seed,
            beacon_chain, beacon_round, list_hash, list_closed_at, drawn_round, randomness, beacon_signature, awarded_at
     from leaderboards where id = ? and deleted_at is null`,
    [boardId]
  )
  return row ?? null
}

const SELECT = `select e.user_id, e.number, e.entry, p.place from drawing_entries e
  left join drawing_places p on p.leaderboard_id = e.leaderboard_id and p.entry = e.entry`

/** Everybody in a drawing, in the order of the published list. */
export const listEntries = (
  boardId: string,
  client: QueryClientContract = db.connection()
): Promise<DrawnEntry[]> =>
  run<DrawnEntry>(client, `${SELECT} where e.leaderboard_id = ? order by e.entry`, [boardId])

/** A player's own entry in a drawing; null when there is none. */
export async function findOwnEntry(boardId: string, userId: string): Promise<DrawnEntry | null> {
  const [row] = await run<DrawnEntry>(
    db.connection(),
    `${SELECT} where e.leaderboard_id = ? and e.user_id = ?`,
    [boardId, userId]
  )
  return row ?? null
}

/** Boards with a beacon whose week is over, and whose drawing is so near (milliseconds) that the list is due. */
export const listToClose = (aheadMs: number) =>
  run<Columns<'leaderboards', 'id'>>(
    db.connection(),
    `select id from leaderboards
     where beacon_chain is not null and list_closed_at is null and deleted_at is null and archived_at is null
       and end_date <= ? and prize_drawing_date <= ? and number_of_prizes > 0`,
    [clock.nowMs(), clock.nowMs() + aheadMs]
  )
