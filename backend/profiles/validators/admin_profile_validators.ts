import vine from '@vinejs/vine'
import { adultBirthday } from '#shared/http/validation/person_rules'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { searchText } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { ACCOUNT_SORTS } from '#profiles/contract'
import { TAX_FORM_STATES } from '#profiles/domain/personal_fields'
import { shownFields } from '#profiles/validators/shown_fields'

export const listProfilesValidator = vine.create({
  search: searchText().use(holds('Part of an e-mail address or username, or an id.')).optional(),
  status: vine
    .enum(['pending', 'active', 'blocked', 'deleted'])
    .use(holds('Status of the account.'))
    .optional(),
  ...sortedPageQuery(ACCOUNT_SORTS),
})

const { username, ...look } = shownFields

/** Country and state belong to the account, which has its own endpoint. */
export const editProfileValidator = vine.create({
  username,
  avatar: vine
    .literal(null)
    .use(holds('Removes the picture; only the player sets one.'))
    .nullable()
    .optional(),
  ...look,
  birthday: vine.string().use(adultBirthday()).use(holds('Birthday as YYYY-MM-DD.')).optional(),
  adsDisabled: vine
    .boolean({ strict: true })
    .use(holds('Whether the player is shown no ads.'))
    .optional(),
  taxFormStatus: vine.enum(TAX_FORM_STATES).use(holds('How far the tax form is.')).optional(),
})
