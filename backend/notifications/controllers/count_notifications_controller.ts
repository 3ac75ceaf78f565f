import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { GetCounts } from '#notifications/queries/get_counts'
import { notificationCountsSchema } from '#notifications/wire/notification'

@inject()
export default class CountNotificationsController {
  static readonly operation = {
    summary: "How many of the caller's notifications are unread, and how many wins can be claimed",
    auth: 'player',
    responses: { 200: notificationCountsSchema },
  }

  constructor(private readonly counts: GetCounts) {}

  handle({ auth }: HttpContext) {
    return this.counts.handle(auth.getUserOrFail().id)
  }
}
