import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { useDomainFields } from './domain_fields'

export function NewDomain() {
  const { text } = useConsole()
  const fields = without(useDomainFields(), 'active')
  return (
    <NewRecord
      title={text('domains.new')}
      list={{ to: '/domains', label: 'view.domains' }}
      fields={fields}
      call="POST /v1/partner-domain"
    />
  )
}
