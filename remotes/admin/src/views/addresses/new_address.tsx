import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { useAddressFields } from './address_fields'

export function NewAddress() {
  const { text } = useConsole()
  // What is taken works at once.
  const fields = without(without(useAddressFields(), 'active'), 'creatorId')
  return (
    <NewRecord
      title={text('addresses.new')}
      list={{ to: '/addresses', label: 'view.addresses' }}
      fields={fields}
      call="POST /v1/creator/custom-urls"
    />
  )
}
