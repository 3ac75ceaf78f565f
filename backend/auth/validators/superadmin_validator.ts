import vine from '@vinejs/vine'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { goodPassword } from '#auth/validators/sign_up_rules'

/** The super admin of the settings. */
export const superadminValidator = vine.create({
  email: emailSchema(),
  password: vine.string().use(goodPassword()).nullable(),
})

superadminValidator.messagesProvider = emailMessages()
