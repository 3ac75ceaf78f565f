import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { HOLDING, type AwardState } from '#prizes/domain/states'

export type AwardRow = Columns<
  'prize_awards',
  | 'leaderboard_id'
  | 'place'
  | 'user_id'
  | 'state'
  | 'reason'
  | 'offered_at'
  | 'confirm_before'
  | 'confirmed_at'
  | 'passed_on_at'
  | 'contact_sealed'
  | 'initials_only'
  | 'fulfilled_at'
  | 'fulfilled_by'
  | 'fulfilment'
> &
  Columns<'prize_drawings', 'prize_title'>

const SELECT = `select a.*, d.prize_title
  from prize_awards a join prize_drawings d on d.leaderboard_id = a.leaderboard_id`

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

/** All places of a board's drawing, in their order. */
export const listPlaces = (
  boardId: string,
  client: QueryClientContract = db.connection()
): Promise<AwardRow[]> =>
  run<AwardRow>(client, `${SELECT} where a.leaderboard_id = ? order by a.place`, [boardId])

/** A player's places, newest drawing first. */
export const listOwn = (userId: string): Promise<AwardRow[]> =>
  run<AwardRow>(
    db.connection(),
    `${SELECT} where a.user_id = ? order by d.awarded_at desc, d.leaderboard_id limit 100`,
    [userId]
  )

export async function findOwn(
  { boardId, userId }: { boardId: string; userId: string },
  client: QueryClientContract = db.connection()
): Promise<AwardRow | null> {
  const sql = `${SELECT} where a.leaderboard_id = ? and a.user_id = ?`
  const [row] = await run<AwardRow>(client, sql, [boardId, userId])
  return row ?? null
}

export async function findPlace(
  { boardId, place }: { boardId: string; place: number },
  client: QueryClientContract = db.connection()
): Promise<AwardRow | null> {
  const sql = `${SELECT} where a.leaderboard_id = ? and a.place = ?`
  const [row] = await run<AwardRow>(client, sql, [boardId, place])
  return row ?? null
}

/** Who holds the prizes of these boards, in the order of the drawings. */
export const listHolders = (boardIds: readonly string[]) =>
  boardIds.length === 0
    ? Promise.resolve([])
    : run<Columns<'prize_awards', 'leaderboard_id' | 'user_id' | 'initials_only'>>(
        db.connection(),
        `select leaderboard_id, user_id, initials_only from prize_awards
         where leaderboard_id in (${marks(boardIds)}) and state in (${marks(HOLDING)})
         order by leaderboard_id, place`,
        [...boardIds, ...HOLDING]
      )

/** Places of all drawings, or of one, in any state or in one; newest drawing first. */
export const listPlacesOf = (
  { state, leaderboardId }: { state?: AwardState | undefined; leaderboardId?: string | undefined },
  limit: number
): Promise<AwardRow[]> =>
  run<AwardRow>(
    db.connection(),
    `${SELECT} where 1 = 1 ${state === undefined ? '' : 'and a.state = ?'}
       ${leaderboardId === undefined ? '' : 'and a.leaderboard_id = ?'}
     order by d.awarded_at desc, a.leaderboard_id, a.place limit ?`,
    [...(state === undefined ? [] : [state]), ...(leaderboardId ? [leaderboardId] : []), limit]
  )

/** Locks a drawing, so that one of several who move its prizes goes first. Null for an unknown board. */
export async function holdDrawing(boardId: string, trx: TransactionClientContract) {
  const [row] = await run<Columns<'prize_drawings', 'number_of_prizes'>>(
    trx,
    `select number_of_prizes from prize_drawings where leaderboard_id = ?${forUpdate(trx)}`,
    [boardId]
  )
  return row
    ? { numberOfPrizes: row.number_of_prizes, places: await listPlaces(boardId, trx) }
    : null
}

/** Boards on which a prize may have to move: one waits for its winner's word, or nobody holds one. */
export const listUnsettled = () =>
  run<Columns<'prize_drawings', 'leaderboard_id'>>(
    db.connection(),
    `select d.leaderboard_id from prize_drawings d
     where exists (select 1 from prize_awards o where o.leaderboard_id = d.leaderboard_id and o.state = 'offered')
        or (exists (select 1 from prize_awards w where w.leaderboard_id = d.leaderboard_id and w.state = 'waiting')
            and d.number_of_prizes > (select count(*) from prize_awards h
              where h.leaderboard_id = d.leaderboard_id and h.state in (${marks(HOLDING)})))
     order by d.leaderboard_id`,
    [...HOLDING]
  )
