import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'
import { useFlagFields } from './flag_fields'

export function useDomainFields(): FieldsOf<'PUT /v1/partner-domain/{id}'> {
  const { text } = useConsole()
  const flags = useFlagFields()
  return [
    { name: 'host', label: text('domains.host'), kind: 'text', required: true },
    { name: 'pathPattern', label: text('domains.path'), kind: 'text' },
    { name: 'queryMarker', label: text('domains.marker'), kind: 'text' },
    { name: 'name', label: text('record.name'), kind: 'text', required: true },
    { name: 'distributorId', label: text('record.distributor'), kind: 'text', required: true },
    { name: 'ownerUserId', label: text('domains.owner'), kind: 'text' },
    { name: 'flavour', label: text('domains.flavour'), kind: 'text' },
    { name: 'widgetMode', label: text('domains.preset'), kind: 'text' },
    { name: 'priority', label: text('domains.priority'), kind: 'number' },
    { name: 'active', label: text('record.active'), kind: 'flag' },
    ...flags,
  ]
}
