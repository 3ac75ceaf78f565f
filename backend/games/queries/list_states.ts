import db from '@adonisjs/lucid/services/db'
import type { GameState } from '@sidepick/rules/types'

export async function listStates(ids: readonly string[]): Promise<Map<string, GameState>> {
  if (ids.length === 0) return new Map()
  const rows: { id: string; state: GameState }[] = await db
    .from('games')
    .select('id', 'state')
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
  return new Map(rows.map(({ id, state }) => [id, state]))
}
