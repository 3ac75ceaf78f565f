import type { OwnGame } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Act } from '../../ui/act'
import { Consequence } from './consequence'
import { Declaration, type ActsProps } from './declaration'
import { useGameCalls } from './game_calls'
import { RemoveGame } from './remove_game'

/** States in which nothing is paid yet. */
const CANCELABLE: readonly OwnGame['state'][] = [
  'new',
  'active',
  'waiting_for_declaration',
  'quarantined',
]

/** States in which creators may take back what nobody has played. */
const REMOVABLE: readonly OwnGame['state'][] = ['new', 'active', 'waiting_for_declaration']

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
            text: (
              <Consequence
                id={game.id}
                say={({ plays, whiteTickets, blackTickets }, number) =>
                  text('games.cancelConsequence', {
                    plays: number(plays),
                    tickets: number(whiteTickets + blackTickets),
                  })
                }
              />
            ),
            label: text('games.cancelNow'),
          }}
          run={then(() => http('PATCH /v1/admin/games/{id}/cancel', { params }))}
          done={text('games.canceled')}
        />
      )}
      {reach === 'own' && REMOVABLE.includes(state) && !game.played && <RemoveGame id={game.id} />}
    </>
  )
}
