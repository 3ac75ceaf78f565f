import vine from '@vinejs/vine'
import { GAME_STATES, GAME_TYPES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { instantText, pageQuery, searchText, uuid } from '#shared/http/validation/rules'

export const searchGamesValidator = vine.create({
  /** Words that a game must hold, all of them, or its id. */
  q: searchText().optional(),
  state: vine.enum(GAME_STATES).optional(),
  type: vine.enum(GAME_TYPES).optional(),
  creatorId: uuid().optional(),
  from: instantText().optional(),
  to: instantText().optional(),
  ...pageQuery(),
})

export const recommendGamesValidator = vine.create({
  text: vine.string().maxLength(500).optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
})
