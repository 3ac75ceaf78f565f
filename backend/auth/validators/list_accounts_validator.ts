import vine from '@vinejs/vine'
import { game } from '#config/game'
import { searchText } from '#shared/http/validation/rules'

export const listAccountsValidator = vine.create({
  search: searchText().optional(),
  status: vine.enum(['pending', 'active', 'blocked', 'deleted']).optional(),
  role: vine.enum(['creator', 'admin', 'superadmin']).optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  start: vine.string().maxLength(200).optional(),
})
