import vine from '@vinejs/vine'
import { uuid } from '#shared/http/validation/rules'
import { attributionText, returnUrlText } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'

export const resetPasswordValidator = vine.create({
  email: emailSchema(),
  language: attributionText(),
  returnUrl: returnUrlText(),
})

export const resendVerificationValidator = vine.create({
  email: emailSchema(),
  userId: uuid(),
  language: attributionText(),
})

for (const validator of [resetPasswordValidator, resendVerificationValidator]) {
  validator.messagesProvider = emailMessages()
}
