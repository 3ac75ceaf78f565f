import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** Attribution: any text, never a reason to refuse. */
const attributionText = (description: string, maxLength = 2_048) =>
  vine.string().maxLength(maxLength).use(holds(description)).nullable().optional()

/** A return address; below `/go/{payload}` it may be long. */
export const returnUrlText = () =>
  attributionText('Address that the mailed link leads back to.', 10_240)

export const newLanguageText = () => attributionText('Language tag of the account, such as en-us.')

export const mailLanguageText = () =>
  attributionText("Language tag of the mail; the account's language when left out.")

/** The attribution fields of every kind of sign-up. */
export const attributionFields = () => ({
  points: vine
    .number({ strict: true })
    .use(holds('Number of points that the sign-up claims; they are recorded and never paid.'))
    .nullable()
    .optional(),
  language: newLanguageText(),
  distributorId: attributionText('Slug of the distributor that the sign-up is attributed to.'),
  referrerId: attributionText('Id of the player who referred the sign-up.'),
  sourceDomain: attributionText("Host of the publisher's page."),
  returnUrl: returnUrlText(),
  amplitudeExperimentVariant: attributionText(
    'Running experiments as key:variant, joined by commas.'
  ),
})
