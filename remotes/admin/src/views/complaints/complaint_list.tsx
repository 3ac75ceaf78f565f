import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import { formatInstant } from '../../words/format'

/** Who complained of which game, and why. */
export function ComplaintList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.complaints')}
      name="complaints"
      query={endpoints.complaintsAdminList}
      call="GET /v1/admin/complaints"
      filters={[{ id: 'gameId', label: text('complaints.gameId'), kind: 'id' }]}
      columns={[
        {
          id: 'when',
          label: text('complaints.when'),
          value: (complaint) => complaint.createdAt,
          draw: (complaint) => formatInstant(complaint.createdAt, language),
          whole: true,
        },
        {
          id: 'game',
          label: text('complaints.game'),
          value: (complaint) => complaint.gameText ?? text('complaints.deletedGame'),
          draw: ({ gameId, gameText }) =>
            gameText === null ? (
              text('complaints.deletedGame')
            ) : (
              <Link to={`/games/${gameId}`}>{gameText}</Link>
            ),
        },
        { id: 'why', label: text('complaints.why'), value: (complaint) => complaint.reason },
        {
          id: 'who',
          label: text('complaints.who'),
          value: (complaint) => complaint.username ?? text('complaints.stranger'),
          draw: ({ userId, username }) =>
            userId === null ? (
              text('complaints.stranger')
            ) : (
              <Link to={`/people/${userId}`}>{username}</Link>
            ),
        },
      ]}
      idOf={(complaint) => complaint.id}
    />
  )
}
