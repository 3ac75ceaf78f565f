import type { Game, GameState } from './types.js'

type ListableGame = Pick<
  Game,
  'id' | 'state' | 'endTime' | 'lastJoinTime' | 'isPrivate' | 'creatorId'
>

/** A new game counts as active from its start on, even if its row is not updated yet. */
export function stateAt(
  { state, startTimeMs }: { state: GameState; startTimeMs: number },
  nowMs: number
): GameState {
  return state === 'new' && startTimeMs <= nowMs ? 'active' : state
}

/** A game is playable while it is new or active and its end lies ahead. */
export function isPlayable(game: Pick<Game, 'state' | 'endTime'>, now: Date): boolean {
  const open = game.state === 'new' || game.state === 'active'
  return open && Date.parse(game.endTime) > now.getTime()
}

/** A widget lists a playable game until its last join, a private one only for its creator. */
export function isListed(game: ListableGame, now: Date, widgetCreatorId: string): boolean {
  if (game.isPrivate && game.creatorId !== widgetCreatorId) return false
  return isPlayable(game, now) && Date.parse(game.lastJoinTime) > now.getTime()
}

/**
 * A widget's queue: the requested game, the playlist's own, then the autofilled ones; only listed games, each once,
 * without played ones (a requested game too).
 */
export function selectGames<T extends ListableGame>(from: {
  games: readonly T[]
  autofilledGames: readonly T[]
  playedIds: ReadonlySet<string>
  now: Date
  creatorId: string
  firstGameId?: string | null
}): T[] {
  const queue = new Map<string, T>()
  for (const game of [...from.games, ...from.autofilledGames]) {
    if (queue.has(game.id) || from.playedIds.has(game.id)) continue
    if (isListed(game, from.now, from.creatorId)) queue.set(game.id, game)
  }
  const first = from.firstGameId ? queue.get(from.firstGameId) : undefined
  const games = [...queue.values()]
  return first ? [first, ...games.filter((game) => game !== first)] : games
}
