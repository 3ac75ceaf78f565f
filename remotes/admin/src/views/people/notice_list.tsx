import { useState } from 'react'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatInstant } from '../../words/format'

/** Everything that a person was told. */
export function NoticeList() {
  const { id = '' } = useParams()
  const { text, language, endpoints } = useConsole()
  const [fixed] = useState(() => ({ userId: id, language }))
  return (
    <ListView
      title={text('people.notices')}
      up={{ to: `/people/${id}`, label: text('plays.person') }}
      name="notices"
      query={endpoints.notificationsAdminList}
      call="GET /v1/admin/notifications"
      fixed={fixed}
      columns={[
        { id: 'title', label: text('notices.title'), value: ({ title }) => title },
        { id: 'body', label: text('notices.body'), value: ({ body }) => body },
        {
          id: 'when',
          label: text('notices.when'),
          value: ({ createdAt }) => createdAt,
          draw: ({ createdAt }) => formatInstant(createdAt, language),
          whole: true,
        },
        {
          id: 'seen',
          label: text('notices.seen'),
          value: ({ readAt }) => readAt,
          draw: ({ readAt }) => (readAt ? formatInstant(readAt, language) : text('no')),
          whole: true,
        },
        { id: 'type', label: text('notices.type'), value: ({ type }) => type, extra: true },
      ]}
      idOf={({ id: notice }) => notice}
    />
  )
}
