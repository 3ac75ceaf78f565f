import { Link } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'

export function PlaylistList() {
  const { text, language, endpoints } = useConsole()
  const makesOwn = useReach() === 'own'
  return (
    <ListView
      title={text('view.playlists')}
      name="playlists"
      query={endpoints.playlistsOwnList}
      call="GET /v1/creator/playlists"
      acts={
        makesOwn && (
          <Link to="/playlists/new" className={`${button.button} ${button.main}`}>
            {text('playlists.new')}
          </Link>
        )
      }
      columns={[
        { id: 'name', label: text('record.name'), value: (list) => list.name },
        {
          id: 'games',
          label: text('playlists.games'),
          value: (list) => list.gameIds.length,
          numeric: true,
        },
        {
          id: 'found',
          label: text('playlists.found'),
          value: (list) => list.autofilledGameIds.length,
          numeric: true,
        },
        {
          id: 'distributor',
          label: text('record.distributor'),
          value: (list) => list.distributorId,
        },
        {
          id: 'active',
          label: text('record.active'),
          value: (list) => text(list.active ? 'yes' : 'no'),
        },
        {
          id: 'created',
          label: text('record.created'),
          value: (list) => list.createdAt,
          draw: (list) => formatInstant(list.createdAt, language),
          whole: true,
        },
      ]}
      idOf={(list) => list.id}
      linkOf={(list) => `/playlists/${list.id}`}
    />
  )
}
