import vine from '@vinejs/vine'

/** Whether the reader of the mail made the account: yes, unless they say no. */
export const verifyEmailValidator = vine.create({
  madeIt: vine.boolean({ strict: true }).optional(),
})
