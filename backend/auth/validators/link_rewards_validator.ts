import vine from '@vinejs/vine'

/** Characters; a provider's token is far shorter. */
const TOKEN_MAX = 8_192

export const linkRewardsValidator = vine.create({
  token: vine.string().minLength(1).maxLength(TOKEN_MAX),
  // Claimed by the client; only the provider's token is trusted.
  email: vine.string().maxLength(254).nullable().optional(),
  distributorId: vine.string().maxLength(2_048).nullable().optional(),
})
