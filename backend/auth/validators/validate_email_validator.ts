import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** Any text: the response says whether it is a valid address. */
export const validateEmailValidator = vine.create({
  email: vine.string().maxLength(1_024).use(holds('The text that may be an e-mail address.')),
})
