import { useConsole } from '../../app/console_context'
import type { FieldsOf } from '../../form/sent'

export function useBoardFields(): FieldsOf<'PATCH /v1/admin/leaderboards/{id}'> {
  const { text } = useConsole()
  return [
    { name: 'prizeName', label: text('boards.prize'), kind: 'text', required: true },
    { name: 'prizeTitle', label: text('boards.title'), kind: 'text', required: true },
    { name: 'prizeShortTitle', label: text('boards.shortTitle'), kind: 'text', required: true },
    { name: 'pointThreshold', label: text('boards.threshold'), kind: 'number', required: true },
    { name: 'numberOfPrizes', label: text('boards.prizes'), kind: 'number', required: true },
    { name: 'prizeDrawingDate', label: text('boards.drawing'), kind: 'instant' },
    { name: 'imageAssetUrl', label: text('boards.image'), kind: 'text' },
    { name: 'imageSmallAssetUrl', label: text('boards.smallImage'), kind: 'text' },
    { name: 'imageIconAssetUrl', label: text('boards.icon'), kind: 'text' },
  ]
}
