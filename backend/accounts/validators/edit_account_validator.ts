import vine from '@vinejs/vine'
import { supportedCountry } from '#shared/http/validation/person_rules'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

/** The action checks whether state and country fit, because it knows the stored values. */
export const editAccountValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')).optional(),
  emailVerified: vine
    .boolean({ strict: true })
    .use(holds('Whether the address counts as proved.'))
    .optional(),
  status: vine
    .enum(['active', 'blocked', 'deleted'])
    .use(holds('Status of the account; deleted closes it.'))
    .optional(),
  country: vine
    .string()
    .use(supportedCountry())
    .use(holds('ISO 3166-1 alpha-2 code of the country.'))
    .optional(),
  state: vine
    .string()
    .maxLength(2)
    .use(holds('Code of the state in the United States; null elsewhere.'))
    .nullable()
    .optional(),
  payoutEmail: emailSchema()
    .use(holds('E-mail address that payouts go to; null removes it.'))
    .nullable()
    .optional(),
})

editAccountValidator.messagesProvider = emailMessages()
