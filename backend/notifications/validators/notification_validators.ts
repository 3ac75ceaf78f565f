import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const listed = {
  language: vine
    .enum(LANGUAGE_TAGS)
    .use(holds("Language of the texts; the browser's when left out."))
    .optional(),
  ...pageQuery(),
}

export const listNotificationsValidator = vine.create(listed)

export const listPlayerNotificationsValidator = vine.create({
  ...listed,
  userId: uuid().use(holds('The player whose notifications are listed.')),
})

export const readNotificationsValidator = vine.create({
  upTo: uuid().use(holds('Id of the newest notification that the player has seen.')),
})

export const activityCountValidator = vine.create({
  userId: uuid().use(holds('Id of the caller; another id is refused.')),
})
