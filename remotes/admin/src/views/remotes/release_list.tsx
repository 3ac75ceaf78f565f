import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { Badge } from '../../ui/badge'
import { formatInstant } from '../../words/format'

/** Every release of every remote: whose it is, and who is served it. */
export function ReleaseList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.remotes')}
      name="releases"
      query={endpoints.remotesAdminList}
      call="GET /v1/admin/remotes/releases"
      filters={[{ id: 'remote', label: text('remotes.remote') }]}
      columns={[
        { id: 'remote', label: text('remotes.remote'), value: ({ remote }) => remote },
        { id: 'version', label: text('experiences.version'), value: ({ version }) => version },
        { id: 'owner', label: text('experiences.owner'), value: ({ owner }) => owner },
        {
          id: 'served',
          label: text('remotes.servedTo'),
          value: ({ servedTo }) => servedTo.join(', '),
        },
        {
          id: 'state',
          label: text('people.status'),
          value: ({ killed }) => text(killed ? 'remotes.killed' : 'remotes.sound'),
          draw: ({ killed, servedTo }) => (
            <Badge tone={killed ? 'stopped' : servedTo.length > 0 ? 'good' : 'plain'}>
              {text(killed ? 'remotes.killed' : 'remotes.sound')}
            </Badge>
          ),
        },
        {
          id: 'when',
          label: text('experiences.publishedAt'),
          value: ({ publishedAt }) => publishedAt,
          draw: ({ publishedAt }) => formatInstant(publishedAt, language),
          whole: true,
        },
      ]}
      idOf={({ id }) => id}
      linkOf={({ id }) => `/remotes/${id}`}
    />
  )
}
