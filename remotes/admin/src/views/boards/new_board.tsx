import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useBoardFields } from './board_fields'

export function NewBoard() {
  const { text } = useConsole()
  const fields = useBoardFields()
  return (
    <NewRecord
      title={text('boards.new')}
      list={{ to: '/boards', label: 'view.boards' }}
      fields={[
        {
          name: 'distributorId',
          label: text('record.distributor'),
          kind: 'text',
          required: true,
        },
        { name: 'series', label: text('boards.series'), kind: 'text', required: true },
        { name: 'week', label: text('boards.week'), kind: 'instant' },
        ...fields,
      ]}
      call="POST /v1/admin/leaderboards"
    />
  )
}
