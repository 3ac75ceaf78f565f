import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { holds } from '#shared/openapi/fields'
import { goodUsername } from '#shared/http/validation/person_rules'
import { color } from '#shared/http/validation/rules'

/** What both the player and an admin may change of how the player is shown. */
export const shownFields = {
  username: vine
    .string()
    .use(goodUsername())
    .use(holds('Name that the player is shown under.'))
    .optional(),
  profileColor: color().use(holds("The player's colour: six hex digits, without #.")).optional(),
  language: vine.enum(LANGUAGE_TAGS).use(holds('Language that the player chose.')).optional(),
}
