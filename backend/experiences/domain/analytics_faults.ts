import { described, must, orNull, shape } from '#shared/http/validation/faults'
import { origin } from '#experiences/domain/address_faults'
import { flag } from '#experiences/domain/value_faults'

const KEY = /^[\w-]{8,128}$/

const key = must((value) => typeof value === 'string' && KEY.test(value), 'a project key', {
  type: 'string',
  pattern: KEY.source,
})

const vendor = shape(
  {
    key: described(key, 'Key of the project; everybody can read it in the page.'),
    origin: orNull(
      described(
        origin,
        "Origin of the vendor's server, such as its European one; null for its usual one."
      )
    ),
  },
  ['key']
)

/** Who is told what visits measure, beside the publisher's page. */
export const analyticsFaults = shape({
  own: orNull(flag('Whether the platform is told; it is, unless this is false.')),
  posthog: orNull(described(vendor, 'A project of PostHog, told after consent.')),
  amplitude: orNull(described(vendor, 'A project of Amplitude, told after consent.')),
})
