import vine from '@vinejs/vine'

/** What makes a name good is not decided here: the answer says why a name is refused. */
export const checkUsernameValidator = vine.create({ username: vine.string().maxLength(256) })
