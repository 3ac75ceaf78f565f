import vine from '@vinejs/vine'

/** What only says where the player came from: text of any content, never a reason to refuse anything. */
export const attributionText = (maxLength = 2_048) =>
  vine.string().maxLength(maxLength).nullable().optional()

/** An address to come back to; below `/go/{payload}` it is as long as the page's own made it. */
export const returnUrlText = () => attributionText(10_240)

/** The members of a sign-up that attribute it, whatever way it goes. */
export const attributionFields = () => ({
  points: vine.number({ strict: true }).nullable().optional(),
  language: attributionText(),
  distributorId: attributionText(),
  referrerId: attributionText(),
  sourceDomain: attributionText(),
  returnUrl: returnUrlText(),
  amplitudeExperimentVariant: attributionText(),
})
