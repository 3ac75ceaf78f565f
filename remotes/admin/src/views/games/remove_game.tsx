import { useNavigate } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { Act } from '../../ui/act'

/** Deletes a game that nobody has played; the server cancels one that was played meanwhile. */
export function RemoveGame({ id }: { id: string }) {
  const { text, http } = useConsole()
  const navigate = useNavigate()
  return (
    <Act
      label={text('games.remove')}
      look="danger"
      confirm={{
        title: text('games.removeTitle'),
        text: <p>{text('games.removeText')}</p>,
        label: text('games.remove'),
      }}
      run={async () => {
        const removed = await http('DELETE /v1/creator/games/{id}', { params: { id } })
        void navigate('/games', GONE)
        return removed
      }}
      done={({ canceled }) => text(canceled ? 'games.canceled' : 'games.removed')}
    />
  )
}
