import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { languageOf } from '#shared/http/language_of'
import { decodeCursor, toPage } from '#shared/pagination'
import { listNotifications } from '#notifications/queries/list_notifications'
import { toNotification } from '#notifications/transformers/notification'
import { listNotificationsValidator } from '#notifications/validators/notification_validators'
import { pageOf } from '#shared/openapi/component'
import { notificationSchema } from '#notifications/wire/notification'

export default class ListNotificationsController {
  static readonly operation = {
    summary: 'What the caller was told, newest first; listing marks nothing as read',
    auth: 'player',
    query: listNotificationsValidator,
    responses: {
      200: pageOf('Notification', notificationSchema),
    },
  }

  async handle({ auth, request }: HttpContext) {
    const given = await listNotificationsValidator.validate(request.qs())
    const { limit = game.lists.pageSize, start } = given
    const language = given.language ?? languageOf(request)
    const place = { after: decodeCursor(start), limit: limit + 1 }
    const records = await listNotifications(auth.getUserOrFail().id, place)
    return toPage(
      records,
      limit,
      ({ createdAtMs, id }) => ({ createdAtMs, id }),
      (record) => toNotification(record, language)
    )
  }
}
