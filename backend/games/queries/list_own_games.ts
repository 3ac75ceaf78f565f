import type { GameState, GameType } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { onPage, toPage, type Cursor, type Page } from '#shared/pagination'
import { Game } from '#games/models/game'

interface OwnFilter {
  /** null lists everybody's. */
  creatorId: string | null
  state?: GameState
  type?: GameType
  start: Cursor | null
  limit: number
}

/** The newest first, private ones too. */
export async function listOwnGames({
  creatorId,
  state,
  type,
  ...page
}: OwnFilter): Promise<Page<Game>> {
  const query = onPage(Game.query().whereNull('deletedAt').preload('category'), page)
  if (creatorId !== null) void query.where({ creatorId })
  if (type) void query.where('gameType', type)
  if (state === 'new') void query.where({ state }).where('startTimeMs', '>', clock.nowMs())
  else if (state === 'active') void query.where(startedOrActive)
  else if (state) void query.where({ state })
  const cursorOf = ({ createdAt, id }: Game) => ({ createdAtMs: createdAt, id })
  return toPage(await query, page.limit, cursorOf, (game) => game)
}

type GameQuery = ReturnType<typeof Game.query>

/** A new game turns active by itself when its start has passed; the row follows at its next change. */
const startedOrActive = (query: GameQuery): void =>
  void query
    .where('state', 'active')
    .orWhere(
      (started) => void started.where('state', 'new').where('startTimeMs', '<=', clock.nowMs())
    )
