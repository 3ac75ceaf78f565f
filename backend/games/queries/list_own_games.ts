import type { GameState, GameType } from '@sidepick/rules/types'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { WORDS_OF_GAMES } from '#games/store/search_words_index'
import type { Page } from '#shared/pagination'
import { sortedSql, toSortedPage, type Sorting } from '#shared/sorted_page'
import { holdsAll } from '#shared/database/word_index'
import { Game } from '#games/models/game'

interface OwnFilter {
  /** null lists everybody's. */
  creatorId: string | null
  state?: GameState
  type?: GameType
  id?: string
  /** Only games with all of these words; no game for an empty list. */
  words?: readonly string[]
  /** Created from this instant on, and before that one; epoch milliseconds. */
  fromMs?: number
  toMs?: number
  /** Starting, closing or ending from this instant on, and before that one; epoch milliseconds. */
  eventsFromMs?: number
  eventsToMs?: number
  sorting: Sorting
  limit: number
}

/** In the order asked for, private ones too. */
export async function listOwnGames({
  creatorId,
  state,
  type,
  id,
  words,
  fromMs,
  toMs,
  eventsFromMs,
  eventsToMs,
  ...page
}: OwnFilter): Promise<Page<Game>> {
  const query = Game.query().whereNull('deletedAt').preload('category')
  const sorted = sortedSql(db.connection(), page.sorting)
  void query.orderByRaw(sorted.orderBy).limit(page.limit + 1)
  if (sorted.where) void query.whereRaw(sorted.where.sql, sorted.where.bindings)
  if (creatorId !== null) void query.where({ creatorId })
  if (id) void query.where({ id })
  if (type) void query.where('gameType', type)
  if (state === 'new') void query.where({ state }).where('startTimeMs', '>', clock.nowMs())
  else if (state === 'active') void query.where(startedOrActive)
  else if (state) void query.where({ state })
  if (fromMs !== undefined) void query.where('createdAt', '>=', fromMs)
  if (toMs !== undefined) void query.where('createdAt', '<', toMs)
  if (eventsFromMs !== undefined || eventsToMs !== undefined) {
    void query.where(happening(eventsFromMs ?? 0, eventsToMs ?? Number.MAX_SAFE_INTEGER))
  }
  if (words) narrow(query, words)
  return toSortedPage(await query, page, (game) => game, columnOf)
}

const columnOf = (game: Game, column: string) =>
  game.$getAttribute(Game.$keys.columnsToAttributes.get(column, column))

type GameQuery = ReturnType<typeof Game.query>

/** A new game counts as active once its start has passed; the row is updated with its next change. */
const startedOrActive = (query: GameQuery): void =>
  void query
    .where('state', 'active')
    .orWhere(
      (started) => void started.where('state', 'new').where('startTimeMs', '<=', clock.nowMs())
    )

/** One of a game's instants lies in the span. */
const happening = (fromMs: number, toMs: number) => (query: GameQuery) => {
  for (const instant of ['startTimeMs', 'lastJoinTimeMs', 'endTimeMs']) {
    void query.orWhere((at) => void at.where(instant, '>=', fromMs).where(instant, '<', toMs))
  }
}

function narrow(query: GameQuery, words: readonly string[]): void {
  if (words.length === 0) return void query.whereRaw('1 = 0')
  const { sql, bindings } = holdsAll(db.connection(), WORDS_OF_GAMES, words)
  void query.whereRaw(sql, [...bindings])
}
