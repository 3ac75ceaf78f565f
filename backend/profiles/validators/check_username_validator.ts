import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** Only the type is checked here: the response says why a name is refused. */
export const checkUsernameValidator = vine.create({
  username: vine.string().maxLength(256).use(holds('The name that is wanted.')),
})
