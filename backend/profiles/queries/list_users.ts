import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Page } from '#shared/pagination'
import { sortedSql, sortingOf, toSortedPage } from '#shared/sorted_page'
import { isId } from '#shared/ids'
import { ACCOUNT_SORTS, type UserFilter, type UserRecord } from '#profiles/contract'
import { toUserRecord, USER_COLUMNS, type UserRow } from '#profiles/store/user_row'

interface Condition {
  sql: string
  bindings: (string | number)[]
}

/** Players in the order asked for. */
export async function listUsers(filter: UserFilter): Promise<Page<UserRecord>> {
  const sorting = filter.sorting ?? sortingOf(ACCOUNT_SORTS, {})
  const sorted = sortedSql(db.connection(), sorting)
  const conditions = [
    ...bySearch(filter),
    ...byStatus(filter),
    ...byIds(filter),
    ...(sorted.where ? [sorted.where] : []),
  ]
  const where = conditions.map(({ sql }) => sql).join(' and ') || '1 = 1'
  const rows = await run<UserRow & Columns<'users', 'username_key'>>(
    db.connection(),
    `select ${USER_COLUMNS}, username_key from users where ${where} order by ${sorted.orderBy} limit ?`,
    [...conditions.flatMap(({ bindings }) => bindings), filter.limit + 1]
  )
  return toSortedPage(rows, { limit: filter.limit, sorting }, toUserRecord)
}

function bySearch({ search = '' }: UserFilter): Condition[] {
  const text = search.trim()
  if (text === '') return []
  const whole: boolean = isId(text)
  if (whole) return [{ sql: 'id = ?', bindings: [text.toLowerCase()] }]
  // E-mails and name keys are stored in lower case; ! escapes the wildcards of `like`.
  const part = `%${text.normalize('NFKC').toLowerCase().replace(/[!%_]/g, '!$&')}%`
  return [
    { sql: `(email like ? escape '!' or username_key like ? escape '!')`, bindings: [part, part] },
  ]
}

const byStatus = ({ status }: UserFilter): Condition[] =>
  status ? [{ sql: 'status = ?', bindings: [status] }] : []

function byIds({ ids }: UserFilter): Condition[] {
  if (!ids) return []
  if (ids.length === 0) return [{ sql: '1 = 0', bindings: [] }]
  return [{ sql: `id in (${ids.map(() => '?').join(', ')})`, bindings: [...ids] }]
}
