import { inject } from '@adonisjs/core'
import type { Page } from '#shared/pagination'
import { listAudit, type AuditFilter, type AuditRow } from '#shared/privacy/list_audit'
import { ProfilesContract, type PublicProfile } from '#profiles/contract'

export interface LinesWithPeople extends Page<AuditRow> {
  /** Who acts in the lines, and who is their subject. */
  people: Map<string, PublicProfile>
}

/** Lines of the audit log with the people in them. */
@inject()
export class ListLines {
  constructor(private profiles: ProfilesContract) {}

  async handle(filter: AuditFilter): Promise<LinesWithPeople> {
    const page = await listAudit(filter)
    return {
      ...page,
      people: await this.profiles.listPublic([...new Set(page.items.flatMap(peopleIn))]),
    }
  }
}

function peopleIn({ actor_id: actorId, target_type: type, target_id: id }: AuditRow): string[] {
  return [...(actorId === null ? [] : [actorId]), ...(type === 'user' ? [id] : [])]
}
