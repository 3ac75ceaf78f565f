import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { pageQuery, uuid } from '#shared/http/validation/rules'

export const listNotificationsValidator = vine.create({
  /** Language of the texts; the browser's by default. */
  language: vine.enum(LANGUAGE_TAGS).optional(),
  ...pageQuery(),
})

/** Id of the newest notification that the player has seen. */
export const readNotificationsValidator = vine.create({ upTo: uuid() })

export const activityCountValidator = vine.create({ userId: uuid() })

export const countAnswer = () =>
  vine.object({
    count: vine.number().withoutDecimals().range([0, game.notifications.countMax]),
    rewardsToClaim: vine.number().withoutDecimals().min(0),
  })
