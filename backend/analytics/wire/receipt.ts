import vine from '@vinejs/vine'
import { ANALYTICS_REFUSALS } from '@sidepick/rules/analytics_events'
import { component } from '#shared/openapi/component'
import { choice, count, list } from '#shared/openapi/fields'

const refusedEventSchema = component(
  'RefusedAnalyticsEvent',
  'An event that was not stored.',
  vine.object({
    index: count('Its place in the batch, from 0.'),
    reason: choice(ANALYTICS_REFUSALS, 'Why.'),
  })
)

export const receiptSchema = component(
  'AnalyticsReceipt',
  'What became of a batch of events.',
  vine.object({
    taken: count('Number of events that are stored, also when the batch came before.'),
    refused: list(refusedEventSchema, 'The other events.'),
  })
)
