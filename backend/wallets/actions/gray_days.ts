import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'

/** A free win that was counted in the game day of this instant. */
interface Counted {
  userId: string
  atMs: number
}

const dayOf = (atMs: number): string => gameDay(new Date(atMs), game.time.zone)

/** Counts a free win in the game day of each of these players, and returns those below the limit. */
export async function countFreeGray(
  userIds: readonly string[],
  trx: TransactionClientContract,
  atMs = clock.nowMs()
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const day = dayOf(atMs)
  const { grayPerWin, freeGrayPerDay } = game.tickets
  const counted = await run<Columns<'gray_days', 'user_id'>>(
    trx,
    `insert into gray_days (user_id, day, earned)
     values ${userIds.map(() => '(?, ?, ?)').join(', ')}
     on conflict (user_id, day) do update set earned = gray_days.earned + excluded.earned
     where gray_days.earned + excluded.earned <= ?
     returning user_id`,
    [...[...userIds].sort().flatMap((userId) => [userId, day, grayPerWin]), freeGrayPerDay]
  )
  return new Set(counted.map((row) => row.user_id))
}

/** Days are locked before accounts, in the order that wins are counted in. */
export async function lockDays(
  wins: readonly Counted[],
  trx: TransactionClientContract
): Promise<void> {
  if (wins.length === 0) return
  const days = [...new Set(wins.map(({ atMs }) => dayOf(atMs)))]
  await run(
    trx,
    `select earned from gray_days
     where user_id in (${wins.map(() => '?').join(', ')}) and day in (${days.map(() => '?').join(', ')})
     order by user_id, day${forUpdate(trx)}`,
    [...wins.map(({ userId }) => userId), ...days]
  )
}

/** Frees the place of each win in its day. At most one win per player; `lockDays` has locked the days. */
export async function freeDays(
  wins: readonly Counted[],
  trx: TransactionClientContract
): Promise<void> {
  const { grayPerWin } = game.tickets
  for (const [day, some] of Map.groupBy(wins, ({ atMs }) => dayOf(atMs))) {
    await run(
      trx,
      `update gray_days set earned = earned - ?
       where day = ? and earned >= ? and user_id in (${some.map(() => '?').join(', ')})`,
      [grayPerWin, day, grayPerWin, ...some.map(({ userId }) => userId)]
    )
  }
}
