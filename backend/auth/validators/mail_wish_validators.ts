import vine from '@vinejs/vine'
import { uuid } from '#shared/http/validation/rules'
import { mailLanguageText, returnUrlText } from '#auth/validators/attribution'
import { emailMessages, emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

export const resetPasswordValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')),
  language: mailLanguageText(),
  returnUrl: returnUrlText(),
})

export const resendVerificationValidator = vine.create({
  email: emailSchema().use(holds('E-mail address of the account.')),
  userId: uuid().use(holds('Id of the account.')),
  language: mailLanguageText(),
})

for (const validator of [resetPasswordValidator, resendVerificationValidator]) {
  validator.messagesProvider = emailMessages()
}
