import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** An account without a password sends none. */
export const giveProofValidator = vine.create({
  password: vine
    .string()
    .use(holds("The account's password; left out where the account has none."))
    .nullable()
    .optional(),
})
