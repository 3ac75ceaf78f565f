import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { useWidgetFields } from './widget_fields'

export function NewWidget() {
  const { text } = useConsole()
  const fields = without(useWidgetFields(), 'active')
  return (
    <NewRecord
      title={text('widgets.new')}
      list={{ to: '/widgets', label: 'view.widgets' }}
      fields={fields}
      call="POST /v1/creator/widgets"
    />
  )
}
