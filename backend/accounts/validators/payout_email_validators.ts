import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailSchema } from '#shared/http/validation/email'
import { holds } from '#shared/openapi/fields'

/** Both are trimmed and lower-cased before they are compared. */
const sameAddress = vine.createRule((value, _, field) => {
  const address: unknown = field.data.payoutEmail
  const wanted = typeof address === 'string' ? address.trim().toLowerCase() : null
  if (wanted !== value) field.report('Emails do not match', 'confirmed', field)
})

const payoutEmail = () => emailSchema().use(holds('E-mail address that payouts go to.'))

export const payoutEmailValidator = vine.create({
  payoutEmail: payoutEmail(),
  confirmPayoutEmail: emailSchema().use(sameAddress()).use(holds('The same address once more.')),
})

export const payoutPinValidator = vine.create({
  payoutEmail: payoutEmail(),
  pin: vine
    .string()
    .trim()
    .regex(/^\d{6}$/)
    .use(holds('The six digits of the PIN that was mailed to the address.')),
})

const anythingWrong = (field: string, message: string) =>
  ['required', 'string', 'email', 'maxLength', 'regex'].map((rule) => [`${field}.${rule}`, message])

const messages = new SimpleMessagesProvider(
  Object.fromEntries([
    ...anythingWrong('payoutEmail', 'Must be email'),
    ...anythingWrong('confirmPayoutEmail', 'Must be email'),
    ...anythingWrong('pin', 'Enter the six digits of the PIN'),
  ]) as Record<string, string>
)

for (const validator of [payoutEmailValidator, payoutPinValidator]) {
  validator.messagesProvider = messages
}
