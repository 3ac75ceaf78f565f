import vine from '@vinejs/vine'

/** Attribution: any text, never a reason to refuse. */
export const attributionText = (maxLength = 2_048) =>
  vine.string().maxLength(maxLength).nullable().optional()

/** A return address; below `/go/{payload}` it may be long. */
export const returnUrlText = () => attributionText(10_240)

/** The attribution fields of every kind of sign-up. */
export const attributionFields = () => ({
  points: vine.number({ strict: true }).nullable().optional(),
  language: attributionText(),
  distributorId: attributionText(),
  referrerId: attributionText(),
  sourceDomain: attributionText(),
  returnUrl: returnUrlText(),
  amplitudeExperimentVariant: attributionText(),
})
