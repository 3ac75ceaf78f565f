import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useGameSetFields } from './game_set_fields'

export function NewGameSet() {
  const { text } = useConsole()
  // A new set is in use.
  const fields = useGameSetFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('gameSets.new')}
      list={{ to: '/game-sets', label: 'view.gameSets' }}
      fields={fields}
      path="/admin/gamesets"
    />
  )
}
