import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { GamePreview } from '../../preview/game_preview'
import { Page, Panel } from '../../ui/page'
import { useGameCalls, type GamesPath } from './game_calls'
import { useGameFields } from './game_fields'

export function NewGame() {
  const { text, http } = useConsole()
  const { path } = useGameCalls()
  const navigate = useNavigate()
  const fields = useGameFields()
  const [params] = useSearchParams()
  // What another page gives along, such as the film of a game.
  const [begun] = useState(() =>
    Object.fromEntries(
      fields.flatMap(({ name, kind }) => {
        const given = kind === 'text' ? params.get(name) : null
        return given === null ? [] : [[name, given]]
      })
    )
  )
  return (
    <Page title={text('games.new')} up={{ to: '/games', label: text('view.games') }}>
      <Panel title={text('games.what')}>
        <RecordForm<Sent<`POST ${GamesPath}`>>
          call={`POST ${path}`}
          fields={fields}
          begun={begun}
          send={async (body) => {
            const { id } = await http(`POST ${path}`, { body })
            void navigate(`/games/${id}`)
          }}
          label={text('games.create')}
          done={text('games.created')}
          beside={(draft) => <GamePreview draft={draft} />}
        />
      </Panel>
    </Page>
  )
}
