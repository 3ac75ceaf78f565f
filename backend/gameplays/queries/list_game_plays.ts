import db from '@adonisjs/lucid/services/db'
import type { GamePlayState, GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { toPage, type Cursor, type Page } from '#shared/pagination'
import type { PlayedGamesContract } from '#games/contract'
import { GAME_PLAY_COLUMNS, type GamePlayRow } from '#gameplays/store/game_play_row'

export type GamePlayFilter = 'all' | 'active' | 'pending' | 'finished' | 'claimable'

interface ListQuery {
  userId: string
  filter: GamePlayFilter
  gameId: string | null
  limit: number
  after: Cursor | null
}

interface Filter {
  plays: GamePlayState[]
  /** With game states, the play's game must be in one of them. */
  games: Partial<Record<GamePlayState, GameState[]>>
  /** Only wins whose points wait to be claimed. */
  claimable?: true
}

/** The play states of each filter. */
const FILTERS: Record<GamePlayFilter, Filter> = {
  all: {
    plays: [
      'waiting_for_match',
      'matched',
      'declared_winner',
      'declared_loser',
      'won',
      'lost',
      'canceled',
    ],
    games: {},
  },
  active: { plays: ['waiting_for_match', 'matched'], games: { matched: ['new', 'active'] } },
  pending: {
    plays: ['matched', 'declared_winner', 'declared_loser'],
    games: { matched: ['waiting_for_declaration', 'declaring_winner'] },
  },
  finished: { plays: ['won', 'lost', 'canceled'], games: {} },
  claimable: { plays: ['won', 'canceled'], games: {}, claimable: true },
}

/** Rows per further read when the first read did not fill the page: a filter may match few of many plays. */
const MORE_ROWS = 200

const cursorOf = (row: GamePlayRow): Cursor => ({ createdAtMs: row.created_at, id: row.id })

/**
 * A player's own plays, newest first. Another module knows the games' states, so rows are read until the page is full.
 */
export async function listGamePlays(
  query: ListQuery,
  games: PlayedGamesContract
): Promise<Page<GamePlayRow>> {
  const matching: GamePlayRow[] = []
  let [after, limit] = [query.after, query.limit + 1]
  while (matching.length <= query.limit) {
    const rows = await readRows({ ...query, limit, after })
    matching.push(...(await inGameStates(rows, query.filter, games)))
    const last = rows.at(-1)
    if (rows.length < limit || last === undefined) break
    after = cursorOf(last)
    limit = MORE_ROWS
  }
  return toPage(matching, query.limit, cursorOf, (row) => row)
}

function readRows({ userId, filter, gameId, limit, after }: ListQuery): Promise<GamePlayRow[]> {
  const { plays, claimable } = FILTERS[filter]
  const conditions = ['user_id = ?', `state in (${plays.map(() => '?').join(', ')})`]
  const bindings: (string | number)[] = [userId, ...plays]
  if (claimable) {
    conditions.push('claimed_at is null', 'claimable_until >= ?')
    bindings.push(clock.nowMs())
  }
  if (gameId) {
    conditions.push('game_id = ?')
    bindings.push(gameId)
  }
  if (after) {
    conditions.push('(created_at < ? or (created_at = ? and id < ?))')
    bindings.push(after.createdAtMs, after.createdAtMs, after.id)
  }
  return run<GamePlayRow>(
    db.connection(),
    `select ${GAME_PLAY_COLUMNS} from game_plays where ${conditions.join(' and ')}
     order by created_at desc, id desc limit ?`,
    [...bindings, limit]
  )
}

async function inGameStates(
  rows: GamePlayRow[],
  filter: GamePlayFilter,
  games: PlayedGamesContract
): Promise<GamePlayRow[]> {
  const wanted = FILTERS[filter].games
  const undecided = rows.filter((row) => wanted[row.state] !== undefined)
  if (undecided.length === 0) return rows
  const states = await games.listStates(undecided.map((row) => row.game_id))
  return rows.filter((row) => {
    const allowed = wanted[row.state]
    const state = states.get(row.game_id)
    return allowed === undefined || (state !== undefined && allowed.includes(state))
  })
}
