import vine from '@vinejs/vine'
import { GAME_STATES, GAME_TYPES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { instantText, pageQuery, searchText, uuid } from '#shared/http/validation/rules'

export const searchGamesValidator = vine.create({
  q: searchText()
    .optional()
    .meta({ description: 'Words that a game must hold, all of them, or its id.' }),
  state: vine.enum(GAME_STATES).optional().meta({ description: 'Only games in this state.' }),
  type: vine.enum(GAME_TYPES).optional().meta({ description: 'Only games of this type.' }),
  creatorId: uuid().optional().meta({ description: 'Only games of this creator.' }),
  from: instantText().optional().meta({
    description:
      'Only games that were added from this instant on: ISO 8601, or milliseconds since the epoch.',
  }),
  to: instantText().optional().meta({
    description:
      'Only games that were added before this instant: ISO 8601, or milliseconds since the epoch.',
  }),
  ...pageQuery(),
})

export const recommendGamesValidator = vine.create({
  text: vine
    .string()
    .maxLength(500)
    .optional()
    .meta({ description: 'The text that games should fit.' }),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .optional()
    .meta({ description: 'Number of games.' }),
})
