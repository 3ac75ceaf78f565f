import type { Infer } from '@vinejs/vine/types'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { languageOf } from '#shared/http/language_of'
import { decodeCursor, toPage } from '#shared/pagination'
import { listNotifications } from '#notifications/queries/list_notifications'
import { toNotification } from '#notifications/transformers/notification'
import type { listNotificationsValidator } from '#notifications/validators/notification_validators'

/** A page of what somebody was told, in the language of whoever reads it. */
export async function notificationPage(
  userId: string,
  given: Infer<typeof listNotificationsValidator>,
  request: HttpContext['request']
) {
  const { limit = game.lists.pageSize, start } = given
  const language = given.language ?? languageOf(request)
  const place = { after: decodeCursor(start), limit: limit + 1 }
  return toPage(
    await listNotifications(userId, place),
    limit,
    ({ createdAtMs, id }) => ({ createdAtMs, id }),
    (record) => toNotification(record, language)
  )
}
