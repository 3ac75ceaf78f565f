import vine from '@vinejs/vine'
import { creatorTerms } from '#creators/contract'
import { holds } from '#shared/openapi/fields'

export const setCreatorValidator = vine.create({
  isCreator: vine
    .boolean({ strict: true })
    .use(holds('Whether the account is to be a creator; true when left out.'))
    .optional(),
  ...creatorTerms,
})
