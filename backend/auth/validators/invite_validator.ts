import vine from '@vinejs/vine'
import { INVITE_ROLES } from '#accounts/contract'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

export const inviteValidator = vine.create({
  email: emailSchema().use(holds('E-mail address that the invitation is mailed to.')),
  roles: vine
    .array(vine.enum(INVITE_ROLES))
    .minLength(1)
    .maxLength(INVITE_ROLES.length)
    .distinct()
    .use(holds('Roles that the account will have.')),
  language: vine
    .string()
    .maxLength(16)
    .use(holds('Language tag of the mail; en-us when left out.'))
    .nullable()
    .optional(),
})

inviteValidator.messagesProvider = emailMessages()
