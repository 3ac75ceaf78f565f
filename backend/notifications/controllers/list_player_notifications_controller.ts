import type { HttpContext } from '@adonisjs/core/http'
import { notificationPage } from '#notifications/controllers/notification_page'
import { listPlayerNotificationsValidator } from '#notifications/validators/notification_validators'
import { pageOf } from '#shared/openapi/component'
import { notificationSchema } from '#notifications/wire/notification'

export default class ListPlayerNotificationsController {
  static readonly operation = {
    summary: 'What one player was told, newest first; listing marks nothing as read',
    auth: 'admin',
    query: listPlayerNotificationsValidator,
    responses: { 200: pageOf('Notification', notificationSchema) },
  }

  async handle({ request }: HttpContext) {
    const { userId, ...given } = await listPlayerNotificationsValidator.validate(request.qs())
    return notificationPage(userId, given, request)
  }
}
