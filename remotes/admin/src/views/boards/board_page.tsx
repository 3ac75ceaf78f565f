import type { AdminLeaderboard } from '@sidepick/rules/generated_wire'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { ListView } from '../../list/list_view'
import { Facts, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { useBoardFields } from './board_fields'
import { Archive } from './archive'
import { Drawing } from './drawing'
import { RemoveBoard } from './remove_board'

export function BoardPage() {
  const { id = '' } = useParams()
  const { endpoints } = useConsole()
  const state = endpoints.leaderboardsAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(board) => <Known board={board} readAgain={() => void state.refetch()} />}
    </Read>
  )
}

interface Props {
  board: AdminLeaderboard
  readAgain: () => void
}

function Known({ board, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const fields = useBoardFields()
  const params = { id: board.id }
  const when = (instant: string) => formatInstant(instant, language)
  return (
    <>
      <Entrants
        board={board}
        acts={
          <>
            {board.archivedAt === null && <Archive board={board} archived={readAgain} />}
            <RemoveBoard board={board} />
          </>
        }
      />
      <Panel title={text('record.now')}>
        <Facts
          facts={[
            [text('boards.series'), board.series],
            [text('record.distributor'), board.distributorId],
            [text('games.starts'), when(board.startDate)],
            [text('games.ends'), when(board.endDate)],
            [text('boards.drawing'), when(board.prizeDrawingDate)],
            [text('boards.threshold'), formatNumber(board.pointThreshold, language)],
            [text('boards.prizes'), formatNumber(board.numberOfPrizes, language)],
            [text('boards.players'), formatNumber(board.players, language)],
            [text('boards.archived'), board.archivedAt && when(board.archivedAt)],
          ]}
        />
      </Panel>
      <Drawing board={board} />
      <Panel title={text('record.what')}>
        <RecordForm<Sent<'PATCH /v1/admin/leaderboards/{id}'>>
          call="PATCH /v1/admin/leaderboards/{id}"
          fields={fields}
          record={board}
          send={async (changes, expected) => {
            const body = { ...changes, expected }
            const saved = await http('PATCH /v1/admin/leaderboards/{id}', { params, body })
            readAgain()
            return saved
          }}
          latest={() => http('GET /v1/admin/leaderboards/{id}', { params })}
          label={text('form.save')}
          done={text('form.saved')}
        />
      </Panel>
      <RecordAudit type="leaderboard" id={board.id} />
    </>
  )
}

/** Everybody on the board, with what keeps them out of the drawing. */
function Entrants({ board, acts }: { board: AdminLeaderboard; acts: React.ReactNode }) {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={board.prizeName}
      up={{ to: '/boards', label: text('view.boards') }}
      acts={acts}
      name="entrants"
      query={endpoints.leaderboardsAdminEligible}
      call="GET /v1/admin/leaderboards/{id}/eligible-players-list"
      params={{ id: board.id }}
      columns={[
        { id: 'username', label: text('people.username'), value: (entry) => entry.username },
        { id: 'rank', label: text('boards.rank'), value: (entry) => entry.rank, numeric: true },
        {
          id: 'points',
          label: text('currency.point'),
          value: (entry) => entry.points,
          draw: (entry) => formatNumber(entry.points, language),
          numeric: true,
        },
        {
          id: 'eligible',
          label: text('boards.eligible'),
          value: (entry) => text(entry.eligible ? 'yes' : 'no'),
        },
        {
          id: 'reasons',
          label: text('boards.reasons'),
          value: (entry) => entry.reasons.map((reason) => text(`reason.${reason}`)).join(', '),
        },
      ]}
      idOf={(entry) => entry.userId}
      linkOf={(entry) => `/people/${entry.userId}`}
    />
  )
}
