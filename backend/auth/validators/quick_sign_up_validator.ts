import vine from '@vinejs/vine'
import { attributionFields } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

export const quickSignUpValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')),
  tosSigned: vine
    .boolean({ strict: true })
    .use(holds('Whether the terms are accepted.'))
    .nullable()
    .optional(),
  ...attributionFields(),
})

quickSignUpValidator.messagesProvider = emailMessages()
