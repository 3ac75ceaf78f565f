import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant } from '../../words/format'

/** The sets of games that partners' widgets play for a while. */
export function GameSetList() {
  const { text, language, endpoints } = useConsole()
  const when = (instant: string) => formatInstant(instant, language)
  return (
    <ListView
      title={text('view.gameSets')}
      name="game_sets"
      query={endpoints.gameSetsAdminList}
      call="GET /admin/gamesets"
      acts={
        <Link to="/game-sets/new" className={`${button.button} ${button.main}`}>
          {text('gameSets.new')}
        </Link>
      }
      columns={[
        { id: 'name', label: text('record.name'), value: ({ name }) => name },
        { id: 'partner', label: text('record.distributor'), value: ({ partnerId }) => partnerId },
        {
          id: 'games',
          label: text('playlists.games'),
          value: ({ gameIds }) => gameIds.length,
          numeric: true,
        },
        {
          id: 'starts',
          label: text('games.starts'),
          value: (set) => set.startAt,
          draw: (set) => when(set.startAt),
          whole: true,
        },
        {
          id: 'ends',
          label: text('games.ends'),
          value: (set) => set.endAt,
          draw: (set) => when(set.endAt),
          whole: true,
        },
        {
          id: 'active',
          label: text('record.active'),
          value: ({ active }) => text(active ? 'yes' : 'no'),
        },
      ]}
      idOf={({ id }) => id}
      linkOf={({ id }) => `/game-sets/${id}`}
    />
  )
}
