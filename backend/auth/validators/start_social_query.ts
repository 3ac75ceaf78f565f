import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

const word = (description: string) => vine.string().use(holds(description)).optional()

/** The query of a provider's sign-in, for the API's description. It is not enforced: invalid values are ignored. */
export const startSocialQuery = vine.create({
  returnUrl: word('Address that the sign-in leads back to.'),
  language: word('Language tag of the visit.'),
  sourceDomain: word("Host of the publisher's page."),
  points: vine
    .number()
    .use(holds('Number of points that a sign-up claims; they are recorded and never paid.'))
    .optional(),
  distributorId: word('Slug of the distributor that a sign-up is attributed to.'),
  referrerId: word('Id of the player who referred a sign-up.'),
  amplitudeExperimentVariant: word('Running experiments as key:variant, joined by commas.'),
  state: word('Refused here: a window that waits posts a form instead.'),
})
