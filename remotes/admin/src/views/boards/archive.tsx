import type { AdminLeaderboard } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'

interface Props {
  board: AdminLeaderboard
  archived: () => void
}

/** Takes a board from the public lists. One whose prizes are not drawn yet is archived too, by whoever was told so. */
export function Archive({ board, archived }: Props) {
  const { text, http, endpoints } = useConsole()
  const params = { id: board.id }
  const { data: drawing } = endpoints.leaderboardsDrawing.useQuery({ params })
  const force = drawing?.awardedAt === null
  return (
    <Act
      label={text('boards.archive')}
      look={force ? 'danger' : 'plain'}
      confirm={{
        title: text('boards.archiveTitle'),
        text: (
          <>
            {force && <p>{text('boards.archiveUndrawn')}</p>}
            <p>{text('boards.archiveText')}</p>
          </>
        ),
        label: text(force ? 'boards.archiveAnyway' : 'boards.archive'),
      }}
      run={async () => {
        const body = force ? { force } : {}
        await http('POST /v1/admin/leaderboards/{id}/archive', { params, body })
        archived()
      }}
      done={text('boards.archivedNow')}
    />
  )
}
