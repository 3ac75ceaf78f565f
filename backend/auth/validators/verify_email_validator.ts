import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

export const verifyEmailValidator = vine.create({
  madeIt: vine
    .boolean({ strict: true })
    .use(holds('Whether the reader of the mail made the account; true when left out.'))
    .optional(),
})
