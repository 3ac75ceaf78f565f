import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { openGames } from '#games/queries/open_games'

export async function listOpenIds({
  after,
  limit,
}: {
  after: string | null
  limit: number
}): Promise<string[]> {
  const open = openGames(clock.nowMs())
  const rows = await run<Columns<'games', 'id'>>(
    db.connection(),
    `select g.id from games g where ${open.sql} ${after === null ? '' : 'and g.id > ?'}
     order by g.id limit ?`,
    [...open.bindings, ...(after === null ? [] : [after]), limit]
  )
  return rows.map(({ id }) => id)
}
