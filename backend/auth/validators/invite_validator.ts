import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

export const inviteValidator = vine.create({
  email: emailSchema(),
  roles: vine
    .array(vine.enum(['creator', 'admin']))
    .minLength(1)
    .maxLength(2)
    .distinct(),
  language: vine.string().maxLength(16).nullable().optional(),
})

inviteValidator.messagesProvider = emailMessages()
