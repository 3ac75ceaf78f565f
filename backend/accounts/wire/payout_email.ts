import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { text } from '#shared/openapi/fields'

export const payoutEmailSchema = component(
  'PayoutEmail',
  'Where payouts go.',
  vine.object({ payoutEmail: text('The e-mail address.') })
)
