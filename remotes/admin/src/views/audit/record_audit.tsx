import type { AuditSubject } from '@sidepick/rules/audit'
import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { Newest } from '../../ui/newest'
import { formatInstant } from '../../words/format'
import { actionName, actorName } from './audit_subject'

const SHOWN = 5

/** The last acts on a record, for admins. */
export function RecordAudit({ type, id }: { type: AuditSubject; id: string }) {
  const { text, language, endpoints } = useConsole()
  const skip = useReach() !== 'everybody'
  const of = { subjectType: type, subjectId: id }
  const state = endpoints.auditAdminList.useQuery(
    { query: { ...of, limit: SHOWN } },
    { skip, refetchOnMountOrArgChange: true }
  )
  if (skip) return null
  return (
    <Newest
      title={text('view.audit')}
      state={state}
      none={text('audit.none')}
      head={[text('ledger.when'), text('audit.action'), text('audit.who'), text('audit.fields')]}
      rowOf={({ id: line, createdAt, action, actor, changes }) => ({
        key: line,
        cells: [
          formatInstant(createdAt, language),
          <Link key="line" to={`/audit/${line}`}>
            {actionName(text, action)}
          </Link>,
          actorName(text, actor),
          changes.map(({ field }) => field).join(', ') || '–',
        ],
      })}
      all={{ to: `/audit?${new URLSearchParams(of)}`, label: text('audit.allOf') }}
    />
  )
}
