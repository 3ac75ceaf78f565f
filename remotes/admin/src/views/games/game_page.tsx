import type { OwnGame } from '@sidepick/rules/generated_wire'
import { decidedBy } from '@sidepick/rules/game_types'
import { SIDES, type Side } from '@sidepick/rules/types'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { GamePreview } from '../../preview/game_preview'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant, formatNumber } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { useGameCalls, type GamesPath } from './game_calls'
import { useGameFields } from './game_fields'
import { GameState } from './game_states'

export function GamePage() {
  const { id = '' } = useParams()
  const { show } = useGameCalls()
  const state = show.useQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <Read state={state}>
      {(game) => <Known key={game.updatedAt} game={game} readAgain={() => void state.refetch()} />}
    </Read>
  )
}

interface Props {
  game: OwnGame
  readAgain: () => void
}

function Known({ game, readAgain }: Props) {
  const { text, http, language } = useConsole()
  const { path } = useGameCalls()
  const fields = useGameFields()
  const params = { id: game.id }
  const when = (instant: string) => formatInstant(instant, language)
  return (
    <Page
      title={game.text}
      up={{ to: '/games', label: text('view.games') }}
      acts={<Acts game={game} readAgain={readAgain} />}
    >
      <Panel title={text('games.now')}>
        <Facts
          facts={[
            [text('games.state'), <GameState key="state" state={game.state} />],
            [text('games.type'), text(`type.${game.gameType}`)],
            [text('games.answer'), game.correctAnswer ? sideOf(game, game.correctAnswer) : null],
            [text('games.creator'), game.creator.userName],
            [text('games.starts'), when(game.startTime)],
            [text('games.ends'), when(game.endTime)],
            [text('games.played'), text(game.played ? 'yes' : 'no')],
            [text('record.changed'), when(game.updatedAt)],
          ]}
        />
      </Panel>
      <Totals id={game.id} />
      <Panel title={text('games.what')}>
        <RecordForm<Sent<`PATCH ${GamesPath}/{id}`>>
          fields={fields}
          record={game}
          send={async (changes, expected) => {
            const body = { ...changes, expected }
            const saved = await http(`PATCH ${path}/{id}`, { params, body })
            readAgain()
            return saved
          }}
          latest={() => http(`GET ${path}/{id}`, { params })}
          label={text('form.save')}
          done={text('form.saved')}
          beside={(draft) => <GamePreview draft={draft} />}
        />
      </Panel>
      <RecordAudit type="game" id={game.id} />
    </Page>
  )
}

const sideOf = (game: OwnGame, side: Side) => `${side}: ${side === 'A' ? game.sideA : game.sideB}`

/** States in which somebody may still say how the game ended. */
const DECLARABLE: readonly OwnGame['state'][] = ['active', 'waiting_for_declaration']
/** States in which nothing is paid yet. */
const CANCELABLE: readonly OwnGame['state'][] = [
  'new',
  'active',
  'waiting_for_declaration',
  'quarantined',
]

function Acts({ game, readAgain }: Props) {
  const { text, http } = useConsole()
  const { path, reach } = useGameCalls()
  const params = { id: game.id }
  const then = (call: () => Promise<unknown>) => () => call().then(readAgain)
  const moveTo = (next: 'released' | 'quarantined') =>
    then(() => http('PATCH /v1/admin/games/{id}', { params, body: { state: next } }))
  const { state } = game
  return (
    <>
      {decidedBy(game) === 'declaration' &&
        DECLARABLE.includes(state) &&
        SIDES.map((side) => (
          <Act
            key={side}
            label={text('games.declare', { side: sideOf(game, side) })}
            look="main"
            confirm={{
              title: text('games.declareTitle'),
              text: <Consequence game={game} side={side} />,
              label: text('games.declareNow'),
            }}
            run={then(() =>
              http(`POST ${path}/{id}/declare`, { params, body: { correctAnswer: side } })
            )}
            done={text('games.declared')}
          />
        ))}
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
            text: <Consequence game={game} side={null} />,
            label: text('games.cancelNow'),
          }}
          run={then(() => http('PATCH /v1/admin/games/{id}/cancel', { params }))}
          done={text('games.canceled')}
        />
      )}
    </>
  )
}

function useTotals(id: string) {
  const { endpoints } = useConsole()
  const skip = useGameCalls().reach !== 'everybody'
  const state = endpoints.gamesAdminDetails.useQuery(
    { query: { ids: [id] } },
    {
      skip,
      refetchOnMountOrArgChange: true,
    }
  )
  return state.data?.items[0]?.totals
}

/** What the act will touch, in numbers. */
function Consequence({ game, side }: { game: OwnGame; side: Side | null }) {
  const { text, language } = useConsole()
  const totals = useTotals(game.id)
  const number = (value: number) => formatNumber(value, language)
  if (!totals) return <p>{text('games.consequenceUnknown')}</p>
  const winners = side === 'A' ? totals.sideA : totals.sideB
  const tickets = totals.whiteTickets + totals.blackTickets
  return side === null ? (
    <p>
      {text('games.cancelConsequence', {
        plays: number(totals.plays),
        tickets: number(tickets),
      })}
    </p>
  ) : (
    <p>
      {text('games.declareConsequence', {
        side: sideOf(game, side),
        winners: number(winners),
        others: number(totals.sideA + totals.sideB - winners),
        tickets: number(tickets),
      })}
    </p>
  )
}

function Totals({ id }: { id: string }) {
  const { text, language } = useConsole()
  const totals = useTotals(id)
  if (!totals) return null
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={text('totals.title')}>
      <Facts
        facts={[
          [text('totals.plays'), number(totals.plays)],
          [text('totals.sideA'), number(totals.sideA)],
          [text('totals.sideB'), number(totals.sideB)],
          [text('totals.complaints'), number(totals.complaints)],
          [text('totals.white'), number(totals.whiteTickets)],
          [text('totals.black'), number(totals.blackTickets)],
          [text('totals.pending'), number(totals.pendingCoins)],
          [text('totals.paid'), number(totals.paidCoins)],
          [text('totals.rake'), number(totals.rakeCoins)],
        ]}
      />
    </Panel>
  )
}
