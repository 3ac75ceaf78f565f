import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
import { run } from '#shared/dialect'
import type { Standing } from '#achievements/progress_row'

const COLUMNS = 'plays_since_demotion, league, demotions'

/** Where a player stands; at the beginning without a play. */
export async function findStanding(userId: string, client: QueryClientContract): Promise<Standing> {
  const [row] = await run<Standing>(
    client,
    `select ${COLUMNS} from player_progress where user_id = ?`,
    [userId]
  )
  return row ?? { plays_since_demotion: 0, league: LEAGUES[0], demotions: 0 }
}
