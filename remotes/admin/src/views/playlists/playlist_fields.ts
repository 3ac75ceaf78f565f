import { LANGUAGES } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

export function usePlaylistFields(): FieldsOf<'PATCH /v1/creator/playlists/{id}'> {
  const { text } = useConsole()
  const anyLanguage = { value: '', label: text('playlists.anyLanguage') }
  return [
    { name: 'name', label: text('record.name'), kind: 'text', required: true },
    { name: 'active', label: text('record.active'), kind: 'flag' },
    {
      name: 'gameIds',
      label: text('playlists.gameIds'),
      kind: 'games',
    },
    { name: 'rules.autofill', label: text('playlists.autofill'), kind: 'flag' },
    {
      name: 'rules.language',
      label: text('games.language'),
      kind: 'text',
      options: [anyLanguage, ...Object.keys(LANGUAGES).map((value) => ({ value, label: value }))],
    },
    {
      name: 'rules.keywords',
      label: text('playlists.keywords'),
      kind: 'lines',
      hint: text('playlists.keywordsHint'),
    },
  ]
}
