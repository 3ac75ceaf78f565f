import type { HttpContext } from '@adonisjs/core/http'
import { notificationPage } from '#notifications/controllers/notification_page'
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
    return notificationPage(auth.getUserOrFail().id, given, request)
  }
}
