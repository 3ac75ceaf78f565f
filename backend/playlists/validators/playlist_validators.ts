import vine from '@vinejs/vine'
import { LOCALES } from '@sidepick/rules/types'
import { game } from '#config/game'

const uuid = () => vine.string().trim().toLowerCase().uuid()

export const listPlaylistsValidator = vine.create({
  id: uuid().optional(),
  creatorId: uuid().optional(),
  isAd: vine.boolean().optional(),
  distributorId: vine.string().trim().maxLength(64).optional(),
  start: vine.string().maxLength(200).optional(),
  limit: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
})

export const playlistAnswer = () =>
  vine.object({
    id: vine.string().uuid(),
    name: vine.string(),
    creatorId: vine.string().uuid(),
    distributorId: vine.string(),
    gameIds: vine.array(vine.string().uuid()),
    autofilledGameIds: vine.array(vine.string().uuid()),
    rules: vine.object({
      categoryIds: vine.array(vine.string().uuid()),
      keywords: vine.array(vine.string()),
      language: vine.enum(LOCALES).nullable(),
      autofill: vine.boolean(),
      isAd: vine.boolean(),
    }),
  })
