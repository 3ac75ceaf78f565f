import type { OwnGame } from '@sidepick/rules/generated_wire'
import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { GamePreview } from '../../preview/game_preview'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { sideOf } from './declaration'
import { GameActs } from './game_acts'
import { GameComplaints } from './game_complaints'
import { useGameCalls, type GamesPath } from './game_calls'
import { useGameFields } from './game_fields'
import { GameState } from './game_states'
import { Totals } from './game_totals'

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
      acts={<GameActs game={game} readAgain={readAgain} />}
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
      <GameComplaints id={game.id} />
      <Panel title={text('games.what')}>
        <RecordForm<Sent<`PATCH ${GamesPath}/{id}`>>
          call={`PATCH ${path}/{id}`}
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
