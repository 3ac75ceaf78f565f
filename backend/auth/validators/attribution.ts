import vine from '@vinejs/vine'

/** What only says where the player came from: text of any content, never a reason to refuse anything. */
export const attributionText = () => vine.string().maxLength(2_048).nullable().optional()

/** The members of a sign-up that attribute it, whatever way it goes. */
export const attributionFields = () => ({
  points: vine.number({ strict: true }).nullable().optional(),
  language: attributionText(),
  distributorId: attributionText(),
  referrerId: attributionText(),
  sourceDomain: attributionText(),
  returnUrl: attributionText(),
  amplitudeExperimentVariant: attributionText(),
})
