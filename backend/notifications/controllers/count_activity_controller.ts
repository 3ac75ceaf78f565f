import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { GetCounts } from '#notifications/queries/get_counts'
import { activityCountValidator } from '#notifications/validators/notification_validators'
import { notificationCountsSchema } from '#notifications/wire/notification'

@inject()
export default class CountActivityController {
  static readonly operation = {
    summary: "The caller's notification counts, asked for by user id; another's is refused",
    auth: 'player',
    query: activityCountValidator,
    problems: ['E_FORBIDDEN'],
    responses: { 200: notificationCountsSchema },
  }

  constructor(private readonly counts: GetCounts) {}

  async handle({ auth, request }: HttpContext) {
    const { userId } = await activityCountValidator.validate(request.qs())
    if (userId !== auth.getUserOrFail().id) throw new Problem('E_FORBIDDEN')
    return this.counts.handle(userId)
  }
}
