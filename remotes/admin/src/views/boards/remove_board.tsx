import type { AdminLeaderboard } from '@sidepick/rules/generated_wire'
import { useNavigate } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { Act } from '../../ui/act'

/** Deletes a board; the server refuses one on which somebody has an entry. */
export function RemoveBoard({ board: { id, prizeName } }: { board: AdminLeaderboard }) {
  const { text, http } = useConsole()
  const navigate = useNavigate()
  return (
    <Act
      label={text('boards.remove')}
      look="danger"
      confirm={{
        title: text('boards.removeTitle', { name: prizeName }),
        text: <p>{text('boards.removeText')}</p>,
        label: text('boards.remove'),
      }}
      run={async () => {
        await http('DELETE /v1/admin/leaderboards/{id}', { params: { id } })
        void navigate('/boards', GONE)
      }}
      done={text('boards.removed')}
    />
  )
}
