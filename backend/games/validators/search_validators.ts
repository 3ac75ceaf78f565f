import vine from '@vinejs/vine'
import { GAME_STATES, GAME_TYPES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { eventSpan } from '#games/validators/event_span'
import { GAME_SORTS } from '#games/domain/game_sorts'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { instantText, searchText, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

export const searchGamesValidator = vine.create({
  q: searchText().use(holds('Words that a game must hold, all of them, or its id.')).optional(),
  state: vine.enum(GAME_STATES).use(holds('Only games in this state.')).optional(),
  type: vine.enum(GAME_TYPES).use(holds('Only games of this type.')).optional(),
  creatorId: uuid().use(holds('Only games of this creator.')).optional(),
  from: instantText(
    'Only games that were added from this instant on: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  to: instantText(
    'Only games that were added before this instant: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  ...eventSpan(),
  ...sortedPageQuery(GAME_SORTS),
})

export const recommendGamesValidator = vine.create({
  text: vine.string().maxLength(500).use(holds('The text that games should fit.')).optional(),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .use(holds('Number of games.'))
    .optional(),
})
