import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { usePlaylistFields } from './playlist_fields'

export function NewPlaylist() {
  const { text } = useConsole()
  const fields = usePlaylistFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('playlists.new')}
      list={{ to: '/playlists', label: 'view.playlists' }}
      fields={fields}
      path="/v1/creator/playlists"
    />
  )
}
