import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Read } from '../../ui/states'
import { formatInstant } from '../../words/format'

const SHOWN = 10

/** What a person was last told, as their activity says it, and when they saw it. */
export function LastNotices({ userId }: { userId: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.notificationsAdminList.useQuery(
    { query: { userId, language, limit: SHOWN } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Panel title={text('people.lastNotices')}>
      <Read state={state}>
        {({ items, next }) =>
          items.length === 0 ? (
            <Empty>{text('list.empty')}</Empty>
          ) : (
            <>
              <PlainTable
                head={[
                  text('notices.when'),
                  text('notices.title'),
                  text('notices.body'),
                  text('notices.seen'),
                ]}
                rows={items.map((notice) => ({
                  key: notice.id,
                  cells: [
                    formatInstant(notice.createdAt, language),
                    notice.title,
                    notice.body,
                    notice.readAt ? formatInstant(notice.readAt, language) : text('no'),
                  ],
                }))}
              />
              {next !== null && (
                <Link to={`/people/${userId}/notices`}>{text('people.notices')}</Link>
              )}
            </>
          )
        }
      </Read>
    </Panel>
  )
}
