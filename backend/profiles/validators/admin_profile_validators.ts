import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { adultBirthday, goodUsername } from '#shared/http/validation/person_rules'
import { color, pageQuery, searchText } from '#shared/http/validation/rules'
import { TAX_FORM_STATES } from '#profiles/domain/personal_fields'

export const listProfilesValidator = vine.create({
  search: searchText()
    .optional()
    .meta({ description: 'Part of an e-mail address or username, or an id.' }),
  status: vine
    .enum(['pending', 'active', 'blocked', 'deleted'])
    .optional()
    .meta({ description: 'Status of the account.' }),
  ...pageQuery(),
})

/** Country and state belong to the account, which has its own endpoint. */
export const editProfileValidator = vine.create({
  username: vine.string().use(goodUsername()).optional(),
  /** null removes the avatar; only the player sets one. */
  avatar: vine.literal(null).nullable().optional(),
  profileColor: color().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  birthday: vine.string().use(adultBirthday()).optional(),
  adsDisabled: vine.boolean({ strict: true }).optional(),
  taxFormStatus: vine.enum(TAX_FORM_STATES).optional(),
})
