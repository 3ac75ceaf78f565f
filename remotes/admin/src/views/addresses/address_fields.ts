import { useConsole, useReach } from '../../app/console_context'
import type { Field } from '../../form/form_field'

/** A creator chooses the name and one of the own widgets; an admin may give it to somebody else. */
export function useAddressFields(): readonly Field[] {
  const { text, endpoints } = useConsole()
  const isOwn = useReach() === 'own'
  const widgets = endpoints.widgetsOwnList.useQuery({ limit: 100 }, { skip: !isOwn })
  const widget = {
    name: 'widgetId',
    label: text(isOwn ? 'addresses.widget' : 'addresses.widgetId'),
    kind: 'text',
    required: true,
  } as const
  const ofOwn: readonly Field[] = [
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
  const ofAll: readonly Field[] = [
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
