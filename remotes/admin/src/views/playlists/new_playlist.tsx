import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { usePlaylistFields } from './playlist_fields'

export function NewPlaylist() {
  const { text } = useConsole()
  const fields = without(usePlaylistFields(), 'active')
  return (
    <NewRecord
      title={text('playlists.new')}
      list={{ to: '/playlists', label: 'view.playlists' }}
      fields={fields}
      call="POST /v1/creator/playlists"
    />
  )
}
