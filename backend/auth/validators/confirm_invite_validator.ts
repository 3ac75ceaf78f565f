import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { goodUsername } from '#shared/http/validation/person_rules'
import { holds } from '#shared/openapi/fields'
import { newLanguageText } from '#auth/validators/attribution'
import { accepted, goodPassword } from '#auth/validators/sign_up_rules'

export const confirmInviteValidator = vine.create({
  token: vine
    .string()
    .maxLength(128)
    .use(holds('Token of the mailed link, where it is not sent as Bearer.'))
    .nullable()
    .optional(),
  username: vine.string().use(goodUsername()).use(holds('Name that the account is shown under.')),
  password: vine.string().use(goodPassword()).use(holds('Password of the account.')),
  tosSigned: vine
    .boolean({ strict: true })
    .use(accepted())
    .use(holds('Whether the terms are accepted; must be true.')),
  language: newLanguageText(),
})

confirmInviteValidator.messagesProvider = new SimpleMessagesProvider({
  'username.required': 'Enter a username',
  'password.required': 'Password must be at least 8 characters long',
  'tosSigned.required': 'Terms of service must be accepted',
})
