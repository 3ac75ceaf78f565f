import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useWidgetFields } from './widget_fields'

export function NewWidget() {
  const { text } = useConsole()
  const fields = useWidgetFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('widgets.new')}
      list={{ to: '/widgets', label: 'view.widgets' }}
      fields={fields}
      path="/v1/creator/widgets"
    />
  )
}
