import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'
import { confirmsPassword, goodPassword } from '#auth/validators/sign_up_rules'

const newPassword = () => ({
  new_password: vine.string().use(goodPassword()).use(holds('The new password.')),
  confirm_password: vine.string().use(confirmsPassword()).use(holds('The new password once more.')),
})

export const setNewPasswordValidator = vine.create(newPassword())

export const changePasswordValidator = vine.create({
  old_password: vine
    .string()
    .use(holds('The current password; left out where the account has none.'))
    .nullable()
    .optional(),
  ...newPassword(),
})

const messages = new SimpleMessagesProvider({
  'new_password.required': 'Password must be at least 8 characters long',
  'confirm_password.required': 'Passwords do not match',
})

for (const validator of [setNewPasswordValidator, changePasswordValidator]) {
  validator.messagesProvider = messages
}
