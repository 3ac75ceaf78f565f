import vine from '@vinejs/vine'
import { emailSchema } from '#shared/http/validation/email'

const secret = () => vine.string().regex(/^[\w-]{43}$/)

export const demoAccountValidator = vine.create({
  state: secret(),
  /** For providers whose answer has a nonce. */
  nonce: secret().optional(),
  email: emailSchema()
    .parse((email) => (email === '' ? undefined : email))
    .optional(),
  choice: vine.enum(['go_on', 'leave']).optional(),
})
