import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { markRead } from '#notifications/actions/mark_read'
import { GetCounts } from '#notifications/queries/get_counts'
import { readNotificationsValidator } from '#notifications/validators/notification_validators'
import { notificationCountsSchema } from '#notifications/wire/notification'

@inject()
export default class ReadNotificationsController {
  static readonly operation = {
    summary:
      'Marks as read what came up to one notification, itself included; gives the counts left',
    auth: 'player',
    body: readNotificationsValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: notificationCountsSchema },
  }

  constructor(private readonly counts: GetCounts) {}

  async handle({ auth, request }: HttpContext) {
    const { upTo } = await readNotificationsValidator.validate(request.body())
    const { id } = auth.getUserOrFail()
    const result = await markRead(id, upTo)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return this.counts.handle(id)
  }
}
