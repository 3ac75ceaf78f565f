import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

export const logInValidator = vine.create({
  email: emailSchema(),
  password: vine.string().minLength(1),
  language: vine.string().maxLength(16).nullable().optional(),
})

logInValidator.messagesProvider = emailMessages({
  'password.required': 'Enter your password',
  'password.minLength': 'Enter your password',
})
