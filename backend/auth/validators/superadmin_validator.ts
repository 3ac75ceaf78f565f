import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { goodPassword } from '#auth/validators/sign_up_rules'

/** Who runs the platform, as the server's owner names them. */
export const superadminValidator = vine.create({
  email: emailSchema(),
  password: vine.string().use(goodPassword()).nullable(),
})

superadminValidator.messagesProvider = emailMessages()
