import type { OwnGame } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { formatNumber } from '../../words/format'
import { Declaration, type ActsProps } from './declaration'
import { useGameCalls } from './game_calls'
import { useTotals } from './game_totals'

/** States in which nothing is paid yet. */
const CANCELABLE: readonly OwnGame['state'][] = [
  'new',
  'active',
  'waiting_for_declaration',
  'quarantined',
]

/** What may be done with a game in the state that it is in. */
export function GameActs({ game, readAgain }: ActsProps) {
  const { text, http } = useConsole()
  const { reach } = useGameCalls()
  const params = { id: game.id }
  const then = (call: () => Promise<unknown>) => () => call().then(readAgain)
  const moveTo = (next: 'released' | 'quarantined') =>
    then(() => http('PATCH /v1/admin/games/{id}', { params, body: { state: next } }))
  const { state } = game
  return (
    <>
      <Declaration game={game} readAgain={readAgain} />
      {reach === 'everybody' && state === 'quarantined' && (
        <Act
          label={text('games.release')}
          look="main"
          run={moveTo('released')}
          undo={moveTo('quarantined')}
          done={text('games.released')}
        />
      )}
      {reach === 'everybody' && state === 'active' && (
        <Act
          label={text('games.quarantine')}
          confirm={{
            title: text('games.quarantineTitle'),
            text: <p>{text('games.quarantineText')}</p>,
            label: text('games.quarantine'),
          }}
          run={moveTo('quarantined')}
          undo={moveTo('released')}
          done={text('games.quarantined')}
        />
      )}
      {reach === 'everybody' && CANCELABLE.includes(state) && (
        <Act
          label={text('games.cancel')}
          look="danger"
          confirm={{
            title: text('games.cancelTitle'),
            text: <Consequence id={game.id} />,
            label: text('games.cancelNow'),
          }}
          run={then(() => http('PATCH /v1/admin/games/{id}/cancel', { params }))}
          done={text('games.canceled')}
        />
      )}
    </>
  )
}

/** What canceling will touch, in numbers. */
function Consequence({ id }: { id: string }) {
  const { text, language } = useConsole()
  const totals = useTotals(id)
  if (!totals) return <p>{text('games.consequenceUnknown')}</p>
  return (
    <p>
      {text('games.cancelConsequence', {
        plays: formatNumber(totals.plays, language),
        tickets: formatNumber(totals.whiteTickets + totals.blackTickets, language),
      })}
    </p>
  )
}
