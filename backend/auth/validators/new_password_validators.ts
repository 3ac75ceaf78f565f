import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { confirmsPassword, goodPassword } from '#auth/validators/sign_up_rules'

const newPassword = () => ({
  new_password: vine.string().use(goodPassword()),
  confirm_password: vine.string().use(confirmsPassword()),
})

export const setNewPasswordValidator = vine.create(newPassword())

/** An account without a password sends no old one. */
export const changePasswordValidator = vine.create({
  old_password: vine.string().nullable().optional(),
  ...newPassword(),
})

const messages = new SimpleMessagesProvider({
  'new_password.required': 'Password must be at least 8 characters long',
  'confirm_password.required': 'Passwords do not match',
})

for (const validator of [setNewPasswordValidator, changePasswordValidator]) {
  validator.messagesProvider = messages
}
