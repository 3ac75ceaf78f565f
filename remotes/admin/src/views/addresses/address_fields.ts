import { useConsole, useReach } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

type AddressFields = FieldsOf<
  'PATCH /v1/creator/custom-urls/{id}' | 'PATCH /v1/admin/custom-urls/{id}'
>

/** A creator chooses the name and one of the own widgets; an admin may give it to somebody else. */
export function useAddressFields(): AddressFields {
  const { text, endpoints } = useConsole()
  const isOwn = useReach() === 'own'
  const widgets = endpoints.widgetsOwnList.useQuery({ query: { limit: 100 } }, { skip: !isOwn })
  const widget = {
    name: 'widgetId',
    label: text(isOwn ? 'addresses.widget' : 'addresses.widgetId'),
    kind: 'text',
    required: true,
  } as const
  const ofOwn: AddressFields = [
    {
      name: 'url',
      label: text('addresses.name'),
      kind: 'text',
      required: true,
      maxLength: 80,
      hint: text('addresses.nameHint'),
    },
    {
      ...widget,
      options: (widgets.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  const ofAll: AddressFields = [
    { name: 'creatorId', label: text('addresses.creatorId'), kind: 'text', required: true },
    widget,
  ]
  return [
    ...(isOwn ? ofOwn : ofAll),
    {
      name: 'gameId',
      label: text('addresses.game'),
      kind: 'text',
      hint: text('addresses.gameHint'),
    },
    { name: 'flavour', label: text('domains.flavour'), kind: 'text' },
    { name: 'active', label: text('addresses.works'), kind: 'flag' },
  ]
}
