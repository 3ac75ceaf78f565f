import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emailSchema } from '#shared/http/validation/email'

/** Both are trimmed and lower-cased before they are compared. */
const sameAddress = vine.createRule((value, _, field) => {
  const address: unknown = field.data.payoutEmail
  const wanted = typeof address === 'string' ? address.trim().toLowerCase() : null
  if (wanted !== value) field.report('Emails do not match', 'confirmed', field)
})

export const payoutEmailValidator = vine.create({
  payoutEmail: emailSchema(),
  confirmPayoutEmail: emailSchema().use(sameAddress()),
})

export const payoutPinValidator = vine.create({
  payoutEmail: emailSchema(),
  pin: vine
    .string()
    .trim()
    .regex(/^\d{6}$/),
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
