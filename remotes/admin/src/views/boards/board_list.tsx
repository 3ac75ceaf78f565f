import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatInstant, formatNumber } from '../../words/format'

export function BoardList() {
  const { text, language, endpoints } = useConsole()
  const when = (instant: string) => formatInstant(instant, language)
  return (
    <ListView
      title={text('view.boards')}
      name="boards"
      query={endpoints.leaderboardsAdminList}
      call="GET /v1/admin/leaderboards"
      acts={
        <Link to="/boards/new" className={`${button.button} ${button.main}`}>
          {text('boards.new')}
        </Link>
      }
      filters={[
        { id: 'distributorId', label: text('record.distributor') },
        { id: 'series', label: text('boards.series') },
      ]}
      columns={[
        { id: 'prize', label: text('boards.prize'), value: (board) => board.prizeName },
        { id: 'series', label: text('boards.series'), value: (board) => board.series },
        {
          id: 'distributor',
          label: text('record.distributor'),
          value: (board) => board.distributorId,
        },
        {
          id: 'starts',
          label: text('games.starts'),
          value: (board) => board.startDate,
          draw: (board) => when(board.startDate),
          whole: true,
        },
        {
          id: 'ends',
          label: text('games.ends'),
          value: (board) => board.endDate,
          draw: (board) => when(board.endDate),
          whole: true,
        },
        {
          id: 'players',
          label: text('boards.players'),
          value: (board) => board.players,
          draw: (board) => formatNumber(board.players, language),
          numeric: true,
        },
        {
          id: 'archived',
          label: text('boards.archived'),
          value: (board) => board.archivedAt,
          draw: (board) => board.archivedAt && when(board.archivedAt),
          whole: true,
        },
      ]}
      idOf={(board) => board.id}
      linkOf={(board) => `/boards/${board.id}`}
    />
  )
}
