import vine from '@vinejs/vine'

/** Whether it is an address is the answer, not a reason to refuse the question. */
export const validateEmailValidator = vine.create({ email: vine.string().maxLength(1_024) })
