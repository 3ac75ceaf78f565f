import db from '@adonisjs/lucid/services/db'
import type { Side } from '@sidepick/rules/types'
import { run } from '#shared/database/dialect'
import type { Named } from '#shared/database/rows'

export async function listAnswers(ids: readonly string[]): Promise<Map<string, Side | null>> {
  if (ids.length === 0) return new Map()
  const rows = await run<Named<'games', { id: 'id'; answer: 'correct_answer' }>>(
    db.connection(),
    `select id, correct_answer as answer from games
     where id in (${ids.map(() => '?').join(', ')}) and deleted_at is null`,
    ids
  )
  return new Map(rows.map(({ id, answer }) => [id, answer]))
}
