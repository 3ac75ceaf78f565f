import vine from '@vinejs/vine'

/** Only the type is checked here: the response says why a name is refused. */
export const checkUsernameValidator = vine.create({ username: vine.string().maxLength(256) })
