import vine from '@vinejs/vine'

const word = () => vine.string().optional()

/** The query of a provider's sign-in, for the API's description. It is not enforced: invalid values are ignored. */
export const startSocialQuery = vine.create({
  returnUrl: word(),
  language: word(),
  sourceDomain: word(),
  points: vine.number().optional(),
  distributorId: word(),
  referrerId: word(),
  amplitudeExperimentVariant: word(),
  state: word(),
})
