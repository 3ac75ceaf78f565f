import db from '@adonisjs/lucid/services/db'
import type { AuditAction, AuditSubject } from '@sidepick/rules/audit'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { toPage, type Cursor, type Page } from '#shared/http/pagination'

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
  after?: Cursor | null
  limit: number
}

/** Lines of the audit log, newest first. Where an act came from (the IP address) stays in the table. */
export async function listAudit(filter: AuditFilter): Promise<Page<AuditRow>> {
  const { sql, bindings } = conditionsOf(filter)
  const rows = await run<AuditRow>(
    db.connection(),
    `select id, actor_id, action, target_type, target_id, before, after, request_id, created_at
     from audit_log
     ${sql === '' ? '' : `where ${sql}`}
     order by created_at desc, id desc
     limit ?`,
    [...bindings, filter.limit + 1]
  )
  const cursorOf = ({ created_at, id }: AuditRow) => ({ createdAtMs: created_at, id })
  return toPage(rows, filter.limit, cursorOf, (row) => row)
}

function conditionsOf({ after, ...filter }: AuditFilter) {
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
  if (after) {
    const { createdAtMs, id } = after
    given.push(['(created_at < ? or (created_at = ? and id < ?))', [createdAtMs, createdAtMs, id]])
  }
  return {
    sql: given.map(([condition]) => condition).join(' and '),
    bindings: given.flatMap(([, bindings]) => bindings),
  }
}
