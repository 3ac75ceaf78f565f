import db from '@adonisjs/lucid/services/db'
import type { GameType } from '@sidepick/rules/types'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'
import type { DueGames } from '#games/contract'

/** Games per run; the next run finds the others. */
const BATCH = 500

const COLUMNS: Record<DueGames['instant'], string> = {
  start: 'start_time',
  end: 'end_time',
  hold: 'coalesce(hold_until, 0)',
  since: 'state_since',
}

export function listDue({
  state,
  instant,
  byMs,
}: DueGames): Promise<{ id: string; gameType: GameType }[]> {
  const column = COLUMNS[instant]
  return run<Named<'games', { id: 'id'; gameType: 'game_type' }>>(
    db.connection(),
    `select id, game_type as "gameType" from games
     where state = ? and ${column} <= ? and deleted_at is null order by ${column}, id limit ?`,
    [state, byMs, BATCH]
  )
}
