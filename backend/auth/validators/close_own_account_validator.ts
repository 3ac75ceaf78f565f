import vine from '@vinejs/vine'

/** An account without a password sends none. */
export const closeOwnAccountValidator = vine.create({
  password: vine.string().nullable().optional(),
})
