import vine from '@vinejs/vine'
import { supportedCountry } from '#shared/http/validation/person_rules'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

/** Whether state and country fit is for the action to say, which knows what stays. */
export const editAccountValidator = vine.create({
  email: emailSchema().optional(),
  emailVerified: vine.boolean({ strict: true }).optional(),
  status: vine.enum(['active', 'blocked', 'deleted']).optional(),
  country: vine.string().use(supportedCountry()).optional(),
  state: vine.string().maxLength(2).nullable().optional(),
  payoutEmail: emailSchema().nullable().optional(),
})

editAccountValidator.messagesProvider = emailMessages()
