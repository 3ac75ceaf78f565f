import vine from '@vinejs/vine'
import { creatorTerms } from '#creators/wire/creator_terms'
import { goodUsername } from '#shared/http/validation/person_rules'
import { color, expectedFields, pageQuery, searchText, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const face = {
  userName: vine
    .string()
    .use(goodUsername())
    .use(holds('Name that the creator is shown under.'))
    .optional(),
  profileColor: color().use(holds("The creator's colour: six hex digits, without #.")).optional(),
}

/** The terms, which admins agree on, are not accepted here. */
export const editOwnCreatorValidator = vine.create({
  ...face,
  avatarAssetId: uuid()
    .use(holds('Id of a picture that the creator uploaded; null removes the current one.'))
    .nullable()
    .optional(),
})

export const editCreatorValidator = vine.create({
  ...face,
  avatar: vine
    .literal(null)
    .use(holds('Removes the picture; only the creator sets one.'))
    .nullable()
    .optional(),
  ...creatorTerms,
  expected: expectedFields(),
})

export const listCreatorsValidator = vine.create({
  search: searchText().use(holds("Part of a creator's own or their partner's name.")).optional(),
  ...pageQuery(),
})
