import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/dialect'
import type { CountedPlay } from '#achievements/contract'
import { runColumn } from '#achievements/progress_row'

/** Takes a play back that nobody has decided: it was in no row of right answers. What it led to was paid, and stays. */
export async function uncountPlay(
  { userId, gameType, atMs }: CountedPlay,
  trx: TransactionClientContract
): Promise<void> {
  const columns = [null, gameType].map((type) =>
    runColumn({ gameType: type, requiredCorrect: false })
  )
  await run(
    trx,
    `update player_progress set
       plays_since_demotion = plays_since_demotion
         - case when plays_since_demotion > 0 and coalesce(demoted_at, 0) <= ? then 1 else 0 end,
       ${columns.map((column) => `${column} = ${column} - case when ${column} > 0 then 1 else 0 end`).join(', ')}
     where user_id = ?`,
    [atMs, userId]
  )
}
