import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
import { forUpdate, run } from '#shared/database/dialect'
import type { Standing } from '#achievements/store/progress_row'

const COLUMNS = 'plays_since_demotion, league, demotions'

/** A player's counts and league; those of a new player where there is no play. */
export async function findStanding(userId: string, client: QueryClientContract): Promise<Standing> {
  const [row] = await run<Standing>(
    client,
    `select ${COLUMNS} from player_progress where user_id = ?`,
    [userId]
  )
  return row ?? { plays_since_demotion: 0, league: LEAGUES[0], demotions: 0 }
}

/** The same, locked until the transaction ends; null without a row. */
export async function holdStanding(
  userId: string,
  trx: TransactionClientContract
): Promise<Standing | null> {
  const [row] = await run<Standing>(
    trx,
    `select ${COLUMNS} from player_progress where user_id = ?${forUpdate(trx)}`,
    [userId]
  )
  return row ?? null
}
