import vine from '@vinejs/vine'
import { supportedCountry } from '#shared/http/validation/person_rules'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

/** The action checks whether state and country fit, because it knows the stored values. */
export const editAccountValidator = vine.create({
  email: emailSchema().optional(),
  emailVerified: vine.boolean({ strict: true }).optional(),
  status: vine.enum(['active', 'blocked', 'deleted']).optional(),
  country: vine.string().use(supportedCountry()).optional(),
  state: vine.string().maxLength(2).nullable().optional(),
  payoutEmail: emailSchema().nullable().optional(),
})

editAccountValidator.messagesProvider = emailMessages()
