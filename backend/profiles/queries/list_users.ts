import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import { isId } from '#shared/ids'
import type { UserFilter, UserRecord } from '#profiles/contract'
import { toUserRecord, USER_COLUMNS, type UserRow } from '#profiles/store/user_row'

interface Condition {
  sql: string
  values: (string | number)[]
}

/** Players, newest first. */
export async function listUsers(filter: UserFilter): Promise<UserRecord[]> {
  const conditions = [
    ...bySearch(filter),
    ...byStatus(filter),
    ...byIds(filter),
    ...byPlace(filter),
  ]
  const where = conditions.map(({ sql }) => sql).join(' and ') || '1 = 1'
  const rows = await run<UserRow>(
    db.connection(),
    `select ${USER_COLUMNS} from users where ${where} order by created_at desc, id desc limit ?`,
    [...conditions.flatMap(({ values }) => values), filter.limit]
  )
  return rows.map(toUserRecord)
}

function bySearch({ search = '' }: UserFilter): Condition[] {
  const text = search.trim()
  if (text === '') return []
  const whole: boolean = isId(text)
  if (whole) return [{ sql: 'id = ?', values: [text.toLowerCase()] }]
  // E-mails and name keys are stored in lower case; ! escapes the wildcards of `like`.
  const part = `%${text.normalize('NFKC').toLowerCase().replace(/[!%_]/g, '!$&')}%`
  return [
    { sql: `(email like ? escape '!' or username_key like ? escape '!')`, values: [part, part] },
  ]
}

const byStatus = ({ status }: UserFilter): Condition[] =>
  status ? [{ sql: 'status = ?', values: [status] }] : []

function byIds({ ids }: UserFilter): Condition[] {
  if (!ids) return []
  if (ids.length === 0) return [{ sql: '1 = 0', values: [] }]
  return [{ sql: `id in (${ids.map(() => '?').join(', ')})`, values: [...ids] }]
}

function byPlace({ after }: UserFilter): Condition[] {
  if (!after) return []
  const { createdAtMs, id } = after
  return [
    {
      sql: '(created_at < ? or (created_at = ? and id < ?))',
      values: [createdAtMs, createdAtMs, id],
    },
  ]
}
