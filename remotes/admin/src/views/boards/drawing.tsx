import type { AdminLeaderboard, Drawing as Published } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Facts, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'

/** The drawing as an act: what binds it, what it will do, and afterwards each prize on its way. */
export function Drawing({ board }: { board: AdminLeaderboard }) {
  const { text, endpoints } = useConsole()
  const state = endpoints.leaderboardsDrawing.useQuery(
    { params: { id: board.id } },
    {
      refetchOnMountOrArgChange: true,
    }
  )
  if (board.numberOfPrizes === 0) return null
  return (
    <Panel title={text('boards.drawing')}>
      <Read state={state}>
        {(drawing) => (
          <>
            <Bound drawing={drawing} />
            {drawing.awardedAt === null ? (
              <Draw board={board} drawn={() => void state.refetch()} />
            ) : (
              <Places boardId={board.id} />
            )}
          </>
        )}
      </Read>
    </Panel>
  )
}

function Bound({ drawing }: { drawing: Published }) {
  const { text, language } = useConsole()
  const when = (instant: string | null) => instant && formatInstant(instant, language)
  const { beacon } = drawing
  return (
    <Facts
      facts={[
        [text('drawing.commitment'), drawing.commitment],
        [text('drawing.committedAt'), when(drawing.committedAt)],
        [text('drawing.closedAt'), when(drawing.listClosedAt)],
        [
          text('drawing.beacon'),
          beacon
            ? text('drawing.round', {
                round: formatNumber(beacon.round, language),
                when: formatInstant(beacon.roundAt, language),
              })
            : text('drawing.noBeacon'),
        ],
        [text('drawing.dueAt'), when(drawing.prizeDrawingDate)],
        [text('drawing.awardedAt'), when(drawing.awardedAt)],
      ]}
    />
  )
}

interface DrawProps {
  board: AdminLeaderboard
  drawn: () => void
}

function Draw({ board, drawn }: DrawProps) {
  const { text, http, language } = useConsole()
  return (
    <Act
      label={text('drawing.draw')}
      look="main"
      confirm={{
        title: text('drawing.drawTitle', { prizes: board.numberOfPrizes }),
        text: (
          <>
            <p>{text('drawing.drawText', { players: formatNumber(board.players, language) })}</p>
            <p>{text('drawing.final')}</p>
          </>
        ),
        label: text('drawing.draw'),
      }}
      run={async () => {
        try {
          await http('POST /v1/admin/leaderboards/{id}/award-prizes', { params: { id: board.id } })
        } finally {
          drawn()
        }
      }}
      done={text('drawing.drawn')}
    />
  )
}

/** Who holds the prizes, and who follows. */
function Places({ boardId }: { boardId: string }) {
  const { text, language, endpoints } = useConsole()
  const state = endpoints.prizesAdminList.useQuery(
    { query: { leaderboardId: boardId } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(places) => (
        <PlainTable
          head={[
            text('prizes.place'),
            text('people.username'),
            text('prizes.state'),
            text('prizes.confirmBefore'),
          ]}
          rows={places.map((one) => ({
            key: String(one.place),
            cells: [
              one.place,
              <Link key="player" to={`/boards/${boardId}/prizes/${one.place}`}>
                {one.username}
              </Link>,
              text(`prizes.is.${one.state}`),
              one.confirmBefore ? formatInstant(one.confirmBefore, language) : '–',
            ],
          }))}
        />
      )}
    </Read>
  )
}
