import { useConsole } from '../../app/console_context'
import { Newest } from '../../ui/newest'
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
    <Newest
      title={text('people.lastNotices')}
      state={state}
      none={text('list.empty')}
      head={[
        text('notices.when'),
        text('notices.title'),
        text('notices.body'),
        text('notices.seen'),
      ]}
      rowOf={(notice) => ({
        key: notice.id,
        cells: [
          formatInstant(notice.createdAt, language),
          notice.title,
          notice.body,
          notice.readAt ? formatInstant(notice.readAt, language) : text('no'),
        ],
      })}
      all={{ to: `/people/${userId}/notices`, label: text('people.notices') }}
    />
  )
}
