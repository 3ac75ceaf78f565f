import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@sidepick/rules/audit'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatInstant } from '../../words/format'
import { actionName, actorName, subjectName } from './audit_subject'

/** Who did what to which record; the address says which lines. */
export function AuditList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.audit')}
      name="audit"
      query={endpoints.auditAdminList}
      call="GET /v1/admin/audit"
      filters={[
        {
          id: 'action',
          label: text('audit.action'),
          options: AUDIT_ACTIONS.map((value) => ({ value, label: actionName(text, value) })),
        },
        {
          id: 'subjectType',
          label: text('audit.kind'),
          options: AUDIT_SUBJECTS.map((value) => ({ value, label: text(`audit.of.${value}`) })),
        },
        { id: 'subjectId', label: text('audit.subjectId') },
        { id: 'actorId', label: text('audit.actorId'), kind: 'id' },
        { id: 'from', label: text('audit.from'), kind: 'instant' },
        { id: 'to', label: text('audit.to'), kind: 'instant' },
      ]}
      columns={[
        {
          id: 'action',
          label: text('audit.action'),
          value: ({ action }) => actionName(text, action),
        },
        {
          id: 'when',
          label: text('ledger.when'),
          value: ({ createdAt }) => createdAt,
          draw: ({ createdAt }) => formatInstant(createdAt, language),
          whole: true,
          sort: 'created',
        },
        { id: 'who', label: text('audit.who'), value: ({ actor }) => actorName(text, actor) },
        {
          id: 'subject',
          label: text('audit.subject'),
          value: ({ subject }) => subjectName(text, subject),
        },
        {
          id: 'changes',
          label: text('audit.fields'),
          value: ({ changes }) => changes.map(({ field }) => field).join(', '),
        },
        { id: 'reason', label: text('audit.reason'), value: ({ reason }) => reason },
      ]}
      idOf={({ id }) => id}
      linkOf={({ id }) => `/audit/${id}`}
    />
  )
}
