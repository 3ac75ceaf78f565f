import vine from '@vinejs/vine'

const word = () => vine.string().optional()

/** What the address of a provider's sign-in may carry. It is described, not enforced: what makes no sense is left out. */
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
