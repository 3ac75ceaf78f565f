import type { AuditLine } from '@sidepick/rules/generated_wire'
import { Link, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { actionName, actorName, subjectName, subjectPage } from './audit_subject'
import { Changes } from './changes'

export function AuditPage() {
  const { id = '' } = useParams()
  const { endpoints } = useConsole()
  const state = endpoints.auditAdminShow.useQuery({ params: { id } })
  return <Read state={state}>{(line) => <Line line={line} />}</Read>
}

function Line({ line }: { line: AuditLine }) {
  const { text, language } = useConsole()
  const { actor, subject } = line
  const page = subjectPage(subject)
  const all = new URLSearchParams({ subjectType: subject.type, subjectId: subject.id })
  return (
    <Page title={actionName(text, line.action)} up={{ to: '/audit', label: text('view.audit') }}>
      <Panel title={text('audit.what')}>
        <Facts
          facts={[
            [text('ledger.when'), formatInstant(line.createdAt, language)],
            [
              text('audit.who'),
              actor === null ? (
                actorName(text, actor)
              ) : (
                <Link key="who" to={`/people/${actor.id}`}>
                  {actorName(text, actor)}
                </Link>
              ),
            ],
            [
              text('audit.subject'),
              page === null ? (
                subjectName(text, subject)
              ) : (
                <Link key="subject" to={page}>
                  {subjectName(text, subject)}
                </Link>
              ),
            ],
            [text('audit.reason'), line.reason],
            [text('audit.request'), line.requestId],
            [
              text('audit.more'),
              <Link key="all" to={`/audit?${all}`}>
                {text('audit.allOf')}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <Panel title={text('audit.changes')}>
        <Changes changes={line.changes} />
      </Panel>
    </Page>
  )
}
