import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { toPage, type Cursor, type Page } from '#shared/pagination'
import { GamesContract } from '#games/contract'
import type { filedComplaintSchema } from '#gameplays/wire/filed_complaint'
import { ProfilesContract } from '#profiles/contract'

type FiledComplaint = Infer<typeof filedComplaintSchema>
type ComplaintRow = Columns<'complaints', 'id' | 'game_id' | 'user_id' | 'reason' | 'created_at'>

interface Asked {
  gameId: string | null
  after: Cursor | null
  limit: number
}

/** Complaints of everybody, newest first, with the names of games and players. */
@inject()
export class ListComplaints {
  constructor(
    private readonly games: GamesContract,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(asked: Asked): Promise<Page<FiledComplaint>> {
    const { items, next } = toPage(await readRows(asked), asked.limit, cursorOf, (row) => row)
    const players = items.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
    const [games, names] = await Promise.all([
      this.games.listByIds([...new Set(items.map((row) => row.game_id))]),
      this.profiles.listPublic([...new Set(players)]),
    ])
    const texts = new Map(games.map(({ id, text }) => [id, text]))
    return {
      items: items.map((row) => ({
        id: row.id,
        gameId: row.game_id,
        gameText: texts.get(row.game_id) ?? null,
        userId: row.user_id,
        username: names.get(row.user_id ?? '')?.username ?? null,
        reason: row.reason,
        createdAt: new Date(row.created_at).toISOString(),
      })),
      next,
    }
  }
}

const cursorOf = (row: ComplaintRow): Cursor => ({ createdAtMs: row.created_at, id: row.id })

/** Ids follow the time, so the primary key gives the order and the start of a page. */
function readRows({ gameId, after, limit }: Asked): Promise<ComplaintRow[]> {
  const conditions = [
    ...(gameId === null ? [] : [{ sql: 'game_id = ?', value: gameId }]),
    ...(after === null ? [] : [{ sql: 'id < ?', value: after.id }]),
  ]
  const where = conditions.map(({ sql }) => sql).join(' and ')
  return run<ComplaintRow>(
    db.connection(),
    `select id, game_id, user_id, reason, created_at from complaints
     ${where && `where ${where}`} order by id desc limit ?`,
    [...conditions.map(({ value }) => value), limit + 1]
  )
}
