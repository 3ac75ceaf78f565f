import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

export function useGameSetFields(): FieldsOf<'PUT /admin/gamesets/{id}'> {
  const { text } = useConsole()
  return [
    { name: 'name', label: text('record.name'), kind: 'text', required: true, maxLength: 120 },
    { name: 'partnerId', label: text('record.distributor'), kind: 'text', required: true },
    { name: 'startAt', label: text('games.starts'), kind: 'instant', required: true },
    { name: 'endAt', label: text('games.ends'), kind: 'instant', required: true },
    { name: 'active', label: text('record.active'), kind: 'flag' },
    { name: 'gameIds', label: text('playlists.gameIds'), kind: 'games' },
  ]
}
