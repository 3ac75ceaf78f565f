import { Game } from '#games/models/game'

/** Each once, in the order of the ids; unknown and deleted ones are left out. */
export async function listByIds(ids: readonly string[]): Promise<Game[]> {
  if (ids.length === 0) return []
  const games = await Game.query()
    .whereIn('id', [...ids])
    .whereNull('deletedAt')
    .preload('category')
  const byId = new Map(games.map((game) => [game.id, game]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
