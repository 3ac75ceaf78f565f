import db from '@adonisjs/lucid/services/db'
import type { AuditAction, AuditSubject } from '@sidepick/rules/audit'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Page } from '#shared/pagination'
import { sortedSql, sortingOf, toSortedPage, type Sorting, type Sorts } from '#shared/sorted_page'

/** One line as it was written. */
export type AuditRow = Columns<
  'audit_log',
  | 'id'
  | 'actor_id'
  | 'action'
  | 'target_type'
  | 'target_id'
  | 'before'
  | 'after'
  | 'request_id'
  | 'created_at'
>

/** What the log may be ordered by. */
export const AUDIT_SORTS = {
  created: { column: 'created_at', kind: 'instant' },
} as const satisfies Sorts

/** Which lines; omitted filters do not apply. */
export interface AuditFilter {
  id?: string
  actorId?: string
  action?: AuditAction
  subjectType?: AuditSubject
  subjectId?: string
  /** From this instant, and before that one; epoch milliseconds. */
  fromMs?: number
  toMs?: number
  /** By AUDIT_SORTS; the newest first when left out. */
  sorting?: Sorting
  limit: number
}

/** Lines of the audit log, in the order asked for. Where an act came from (the IP address) stays in the table. */
export async function listAudit(filter: AuditFilter): Promise<Page<AuditRow>> {
  const sorting = filter.sorting ?? sortingOf(AUDIT_SORTS, {})
  const { orderBy, where } = sortedSql(db.connection(), sorting)
  const { sql, bindings } = conditionsOf(filter, where)
  const rows = await run<AuditRow>(
    db.connection(),
    `select id, actor_id, action, target_type, target_id, before, after, request_id, created_at
     from audit_log
     ${sql === '' ? '' : `where ${sql}`}
     order by ${orderBy}
     limit ?`,
    [...bindings, filter.limit + 1]
  )
  return toSortedPage(rows, { limit: filter.limit, sorting }, (row) => row)
}

type Start = ReturnType<typeof sortedSql>['where']

function conditionsOf(filter: AuditFilter, start: Start) {
  const equal = {
    id: filter.id,
    actor_id: filter.actorId,
    action: filter.action,
    target_type: filter.subjectType,
    target_id: filter.subjectId,
  }
  const given: [string, (string | number)[]][] = Object.entries(equal).flatMap(([column, value]) =>
    value === undefined ? [] : [[`${column} = ?`, [value]]]
  )
  if (filter.fromMs !== undefined) given.push(['created_at >= ?', [filter.fromMs]])
  if (filter.toMs !== undefined) given.push(['created_at < ?', [filter.toMs]])
  if (start) given.push([start.sql, start.bindings])
  return {
    sql: given.map(([condition]) => condition).join(' and '),
    bindings: given.flatMap(([, bindings]) => bindings),
  }
}
