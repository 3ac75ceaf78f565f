import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useAddressFields } from './address_fields'

export function NewAddress() {
  const { text } = useConsole()
  // What is taken works at once.
  const fields = useAddressFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('addresses.new')}
      list={{ to: '/addresses', label: 'view.addresses' }}
      fields={fields}
      path="/v1/creator/custom-urls"
    />
  )
}
