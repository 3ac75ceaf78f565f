import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useExperimentFields } from './experiment_fields'

export function NewExperiment() {
  const { text } = useConsole()
  return (
    <NewRecord
      title={text('experiments.new')}
      list={{ to: '/experiments', label: 'view.experiments' }}
      fields={useExperimentFields()}
      call="POST /v1/admin/experiments"
    />
  )
}
