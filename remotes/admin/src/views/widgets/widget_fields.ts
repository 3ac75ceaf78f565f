import { DISPLAY_MODES, LANGUAGES } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

export function useWidgetFields(): FieldsOf<'PATCH /v1/creator/widgets/{id}'> {
  const { text, endpoints } = useConsole()
  const playlists = endpoints.playlistsOwnList.useQuery({ query: { limit: 100 } })
  return [
    { name: 'name', label: text('record.name'), kind: 'text', required: true },
    {
      name: 'type',
      label: text('widgets.mode'),
      kind: 'text',
      options: DISPLAY_MODES.map((value) => ({ value, label: text(`mode.${value}`) })),
    },
    {
      name: 'playlistId',
      label: text('widgets.playlist'),
      kind: 'text',
      options: (playlists.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'language',
      label: text('games.language'),
      kind: 'text',
      options: Object.keys(LANGUAGES).map((value) => ({ value, label: value })),
    },
    {
      name: 'allowedDomains',
      label: text('widgets.domains'),
      kind: 'lines',
      hint: text('widgets.domainsHint'),
    },
    { name: 'isPublic', label: text('widgets.public'), kind: 'flag' },
    { name: 'active', label: text('record.active'), kind: 'flag' },
  ]
}
