import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { integer } from '#shared/openapi/fields'

export const dailyGiftSchema = component(
  'DailyGift',
  "The day's gift.",
  vine.object({ amount: integer('Number of white tickets.') })
)
