import vine from '@vinejs/vine'
import { attributionFields } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

export const quickSignUpValidator = vine.create({
  email: emailSchema(),
  tosSigned: vine.boolean({ strict: true }).nullable().optional(),
  ...attributionFields(),
})

quickSignUpValidator.messagesProvider = emailMessages()
