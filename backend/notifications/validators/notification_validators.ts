import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { pageQuery, uuid } from '#shared/http/validation/rules'

export const listNotificationsValidator = vine.create({
  language: vine
    .enum(LANGUAGE_TAGS)
    .optional()
    .meta({ description: "Language of the texts; the browser's when left out." }),
  ...pageQuery(),
})

/** Id of the newest notification that the player has seen. */
export const readNotificationsValidator = vine.create({ upTo: uuid() })

export const activityCountValidator = vine.create({
  userId: uuid().meta({ description: 'Id of the caller; another id is refused.' }),
})
