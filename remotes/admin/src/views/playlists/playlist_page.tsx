import { useParams } from 'react-router'
import { useConsole, useReach } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Act } from '../../ui/act'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { usePlaylistFields } from './playlist_fields'

export function PlaylistPage() {
  const { id = '' } = useParams()
  const { text, http, language, endpoints } = useConsole()
  const isOwn = useReach() === 'own'
  const fields = usePlaylistFields()
  const state = endpoints.playlistsOwnShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  const readAgain = () => void state.refetch()
  return (
    <Read state={state}>
      {(list) => (
        <Page
          title={list.name}
          up={{ to: '/playlists', label: text('view.playlists') }}
          acts={
            isOwn && (
              <Act
                label={text('playlists.refresh')}
                run={async () => {
                  await http('POST /v1/creator/playlists/{id}/refresh', { params: { id } })
                  readAgain()
                }}
                done={text('playlists.refreshed')}
              />
            )
          }
        >
          <Panel title={text('record.now')}>
            <Facts
              facts={[
                [text('playlists.games'), list.gameIds.length],
                [text('playlists.found'), list.autofilledGameIds.length],
                [text('record.distributor'), list.distributorId],
                [text('record.active'), text(list.active ? 'yes' : 'no')],
                [text('record.created'), formatInstant(list.createdAt, language)],
              ]}
            />
          </Panel>
          {isOwn && (
            <Panel title={text('record.what')}>
              <RecordForm<Sent<'PATCH /v1/creator/playlists/{id}'>>
                call="PATCH /v1/creator/playlists/{id}"
                fields={fields}
                record={list}
                send={async (changes, expected) => {
                  const body = { ...changes, expected }
                  const saved = await http('PATCH /v1/creator/playlists/{id}', {
                    params: { id },
                    body,
                  })
                  readAgain()
                  return saved
                }}
                latest={() => http('GET /v1/creator/playlists/{id}', { params: { id } })}
                label={text('form.save')}
                done={text('form.saved')}
              />
            </Panel>
          )}
        </Page>
      )}
    </Read>
  )
}
