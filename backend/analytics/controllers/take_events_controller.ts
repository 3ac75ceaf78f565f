import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { RecordEvents } from '#analytics/actions/record_events'
import { takeEventsValidator } from '#analytics/validators/event_validators'
import { receiptSchema } from '#analytics/wire/receipt'

@inject()
export default class TakeEventsController {
  static readonly operation = {
    summary:
      'Stores what a visit measured, client errors and failed cards too; an unknown event is refused alone. text/plain is read as JSON',
    auth: 'public',
    body: takeEventsValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 202: receiptSchema },
  }

  constructor(private readonly recordEvents: RecordEvents) {}

  async handle({ request, response }: HttpContext) {
    const batch = await takeEventsValidator.validate(request.body())
    const result = await this.recordEvents.handle(batch)
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    response.status(202)
    return result.value
  }
}
