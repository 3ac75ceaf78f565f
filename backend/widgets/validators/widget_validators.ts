import vine from '@vinejs/vine'
import { LOCALES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { uuid } from '#shared/rules'

/** `id,id,id` in one value; at most as many as there may be categories in a list. */
const idList = () =>
  vine
    .array(uuid())
    .maxLength(50)
    .parse((value) => {
      if (typeof value !== 'string') return value
      return value
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '')
    })

export const searchWidgetValidator = vine.create({
  size: vine.number().withoutDecimals().range([1, game.lists.pageSizeMax]).optional(),
  text: vine.string().trim().maxLength(500).optional(),
  preferredCategoryIds: idList().optional(),
  excludedCategoryIds: idList().optional(),
  gameId: uuid().optional(),
  /** Accepted as callers send it; whose plays are added is what the token says. */
  userId: uuid().optional(),
  language: vine.enum(LOCALES).optional(),
  state: vine.enum(['new', 'active'] as const).optional(),
  isAd: vine.boolean().optional(),
  versusId: uuid().optional(),
})

export const bootstrapValidator = vine.create({
  widgetId: uuid(),
  ref: vine.string().trim().maxLength(2_048).optional(),
  path: vine.string().trim().maxLength(2_048).optional(),
  flavour: vine.string().trim().maxLength(64).optional(),
  lang: vine.string().trim().maxLength(16).optional(),
})
