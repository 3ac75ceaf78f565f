import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

export const logInValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')),
  password: vine.string().minLength(1).use(holds('Password of the account.')),
  language: vine
    .string()
    .maxLength(16)
    .use(holds('Has no effect; the account keeps its language.'))
    .nullable()
    .optional(),
})

logInValidator.messagesProvider = emailMessages({
  'password.required': 'Enter your password',
  'password.minLength': 'Enter your password',
})
