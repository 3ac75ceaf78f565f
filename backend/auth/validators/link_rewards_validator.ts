import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** Characters; a provider's token is far shorter. */
const TOKEN_MAX = 8_192

export const linkRewardsValidator = vine.create({
  token: vine.string().minLength(1).maxLength(TOKEN_MAX).use(holds("The provider's id token.")),
  email: vine
    .string()
    .maxLength(254)
    .use(holds('Has no effect; the token says whose account it is.'))
    .nullable()
    .optional(),
  distributorId: vine
    .string()
    .maxLength(2_048)
    .use(holds('Slug of the distributor that a sign-up is attributed to.'))
    .nullable()
    .optional(),
})
