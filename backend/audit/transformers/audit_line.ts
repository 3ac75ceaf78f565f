import type { Infer } from '@vinejs/vine/types'
import type { AuditRow } from '#shared/privacy/list_audit'
import type { PublicProfile } from '#profiles/contract'
import { reasonOf, toldChanges } from '#audit/domain/told_changes'
import type { auditLineSchema } from '#audit/wire/audit_line'

type Fields = Record<string, unknown>

/** A line for admins, with the usernames of today. */
export function toAuditLine(
  row: AuditRow,
  people: ReadonlyMap<string, PublicProfile>
): Infer<typeof auditLineSchema> {
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)]
  const nameOf = (id: string) => people.get(id)?.username ?? null
  const { actor_id: actorId, target_type: type, target_id: id } = row
  return {
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    action: row.action,
    actor: actorId === null ? null : { id: actorId, username: nameOf(actorId) },
    subject: { type, id, name: type === 'user' ? nameOf(id) : null },
    reason: reasonOf(after),
    changes: toldChanges(type, before, after),
    requestId: row.request_id,
  }
}

const fieldsOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as Fields))
