import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction, AuditSubject } from '@sidepick/rules/audit'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'

export interface AuditEntry {
  /** Who did it; null is the platform itself. */
  actorId: string | null
  /** What was done, as `user.role_granted`. */
  action: AuditAction
  target: { type: AuditSubject; id: string }
  /** The changed fields before and after. Never a password, a token or a PIN. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  ip: string | null
  requestId: string | null
}

/** The actor of jobs and commands. */
export const PLATFORM = { actorId: null, ip: null, requestId: null } as const

/** Appends to the audit log in the transaction of the act; the row cannot be changed or deleted. Returns its id. */
export async function audit(entry: AuditEntry, trx: TransactionClientContract): Promise<string> {
  const id = newId()
  await run(
    trx,
    `insert into audit_log
       (id, actor_id, action, target_type, target_id, before, after, ip, request_id, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, entry.actorId, entry.action, entry.target.type, entry.target.id],
      ...[asText(entry.before), asText(entry.after)],
      ...[entry.ip, entry.requestId, clock.nowMs()],
    ]
  )
  return id
}

function asText(value: Record<string, unknown> | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
