import vine from '@vinejs/vine'

/** Any text: the response says whether it is a valid address. */
export const validateEmailValidator = vine.create({ email: vine.string().maxLength(1_024) })
