import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { useGameSetFields } from './game_set_fields'

export function NewGameSet() {
  const { text } = useConsole()
  // A new set is in use.
  const fields = without(useGameSetFields(), 'active')
  return (
    <NewRecord
      title={text('gameSets.new')}
      list={{ to: '/game-sets', label: 'view.gameSets' }}
      fields={fields}
      call="POST /admin/gamesets"
    />
  )
}
