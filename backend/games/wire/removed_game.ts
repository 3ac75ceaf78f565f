import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag } from '#shared/openapi/fields'

export const removedGameSchema = component(
  'RemovedGame',
  'How a game was removed.',
  vine.object({
    deleted: flag('Whether the game was deleted, because nobody had played it.'),
    canceled: flag('Whether the game was canceled, because it had been played.'),
  })
)
