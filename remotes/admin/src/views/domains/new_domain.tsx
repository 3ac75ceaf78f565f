import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useDomainFields } from './domain_fields'

export function NewDomain() {
  const { text } = useConsole()
  const fields = useDomainFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('domains.new')}
      list={{ to: '/domains', label: 'view.domains' }}
      fields={fields}
      path="/v1/partner-domain"
    />
  )
}
