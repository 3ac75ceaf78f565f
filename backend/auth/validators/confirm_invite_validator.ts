import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { goodUsername } from '#shared/http/validation/person_rules'
import { attributionText } from '#auth/validators/attribution'
import { accepted, goodPassword } from '#auth/validators/sign_up_rules'

export const confirmInviteValidator = vine.create({
  /** May come as Bearer in its place. */
  token: vine.string().maxLength(128).nullable().optional(),
  username: vine.string().use(goodUsername()),
  password: vine.string().use(goodPassword()),
  tosSigned: vine.boolean({ strict: true }).use(accepted()),
  language: attributionText(),
})

confirmInviteValidator.messagesProvider = new SimpleMessagesProvider({
  'username.required': 'Enter a username',
  'password.required': 'Password must be at least 8 characters long',
  'tosSigned.required': 'Terms of service must be accepted',
})
