import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { game } from '#config/game'
import { languageOf } from '#shared/http/language_of'
import { decodeCursor, toPage } from '#shared/http/pagination'
import { listNotifications } from '#notifications/queries/list_notifications'
import { notificationFields, toNotification } from '#notifications/transformers/notification'
import { listNotificationsValidator } from '#notifications/validators/notification_validators'

export default class ListNotificationsController {
  static readonly operation = {
    summary: 'What the caller was told, newest first; listing marks nothing as read',
    auth: 'player',
    query: listNotificationsValidator,
    responses: {
      200: vine.object({
        items: vine.array(vine.object(notificationFields)),
        next: vine.string().nullable(),
      }),
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
