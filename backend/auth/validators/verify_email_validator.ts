import vine from '@vinejs/vine'

/** Whether the reader of the mail made the account; true by default. */
export const verifyEmailValidator = vine.create({
  madeIt: vine.boolean({ strict: true }).optional(),
})
