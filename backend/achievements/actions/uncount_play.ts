import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { gameDay, mondayOf } from '@sidepick/rules/week'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Computed, Named } from '#shared/database/rows'
import type { CountedPlay } from '#achievements/contract'
import { runColumn } from '#achievements/store/progress_row'

type Left = Named<'player_progress', { plays: 'plays_since_demotion'; week: 'played_week' }> &
  Computed<{ demotedAtMs: number }>

/** Uncounts a play of an undecided game, which is in no run of right answers. What it reached was paid, and stays. */
export async function uncountPlay(
  play: CountedPlay,
  trx: TransactionClientContract
): Promise<void> {
  const left = await lower(play, trx)
  if (left) await forgetWeek(play, left, trx)
}

async function lower(
  { userId, gameType, atMs }: CountedPlay,
  trx: TransactionClientContract
): Promise<Left | undefined> {
  const columns = [null, gameType].map((type) =>
    runColumn({ gameType: type, requiredCorrect: false })
  )
  const [left] = await run<Left>(
    trx,
    `update player_progress set
       plays_since_demotion = plays_since_demotion
         - case when plays_since_demotion > 0 and coalesce(demoted_at, 0) <= ? then 1 else 0 end,
       ${columns.map((column) => `${column} = ${column} - case when ${column} > 0 then 1 else 0 end`).join(', ')}
     where user_id = ?
     returning plays_since_demotion as plays, played_week as week, coalesce(demoted_at, 0) as "demotedAtMs"`,
    [atMs, userId]
  )
  return left
}

/**
 * When a week's only play is taken back, the week of the play before it applies again. Where there is no earlier play,
 * an admin gave the count, and the week with it.
 */
async function forgetWeek(
  { userId, atMs, lastPlayedMs }: CountedPlay,
  { plays, week, demotedAtMs }: Left,
  trx: TransactionClientContract
): Promise<void> {
  if (atMs < demotedAtMs || week !== weekOf(atMs)) return
  const lastMs = await lastPlayedMs()
  const last = lastMs !== null && lastMs >= demotedAtMs ? weekOf(lastMs) : null
  if (last === week || (last === null && plays > 0)) return
  await run(trx, 'update player_progress set played_week = ? where user_id = ?', [last, userId])
}

const weekOf = (atMs: number): string => mondayOf(gameDay(new Date(atMs), game.time.zone))
