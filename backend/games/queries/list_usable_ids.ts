import { Game } from '#games/models/game'

export async function listUsableIds(
  ids: readonly string[],
  creatorId: string | null
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const games = await Game.query()
    .select('id')
    .whereIn('id', [...ids])
    .whereNull('deletedAt')
    .where((usable) => {
      void usable.where('isPrivate', false)
      if (creatorId !== null) void usable.orWhere({ creatorId })
    })
  return new Set(games.map(({ id }) => id))
}
