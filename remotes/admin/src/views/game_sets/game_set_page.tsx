import type { GameSet } from '@sidepick/rules/generated_wire'
import { useNavigate, useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { GONE } from '../../app/unsaved'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { replaceWhole } from '../../form/replace_whole'
import { Act } from '../../ui/act'
import { Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { RecordAudit } from '../audit/record_audit'
import { useGameSetFields } from './game_set_fields'

/** The call replaces a set as a whole, so what was not changed is sent again. */
const bodyOf = ({ name, partnerId, gameIds, startAt, endAt, active }: GameSet) => ({
  ...{ name, partnerId, gameIds },
  ...{ startAt, endAt, active },
})

export function GameSetPage() {
  const { id = '' } = useParams()
  const { text, http, endpoints } = useConsole()
  const navigate = useNavigate()
  const fields = useGameSetFields()
  const state = endpoints.gameSetsAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  const params = { id }
  return (
    <Read state={state}>
      {(set) => (
        <Page
          title={set.name}
          up={{ to: '/game-sets', label: text('view.gameSets') }}
          acts={
            <Act
              label={text('gameSets.remove')}
              look="danger"
              confirm={{
                title: text('gameSets.removeTitle', { name: set.name }),
                text: <p>{text('gameSets.removeText')}</p>,
                label: text('gameSets.remove'),
              }}
              run={async () => {
                await http('DELETE /admin/gamesets/{id}', { params })
                void navigate('/game-sets', GONE)
              }}
              done={text('gameSets.removed')}
            />
          }
        >
          <Panel title={text('record.what')}>
            <RecordForm<Sent<'PUT /admin/gamesets/{id}'>>
              call="PUT /admin/gamesets/{id}"
              fields={fields}
              record={set}
              send={async (changes, expected) => {
                const saved = await replaceWhole({
                  read: () => http('GET /admin/gamesets/{id}', { params }),
                  write: (body) => http('PUT /admin/gamesets/{id}', { params, body }),
                  ...{ bodyOf, changes, expected },
                })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /admin/gamesets/{id}', { params })}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
          <RecordAudit type="game_set" id={id} />
        </Page>
      )}
    </Read>
  )
}
