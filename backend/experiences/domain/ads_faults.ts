import { AD_PROVIDERS } from '@sidepick/rules/ads'
import { described, listOf, must, oneOf, orNull, shape } from '#shared/http/validation/faults'
import { isPlainHttps, origin, urlOf } from '#experiences/domain/address_faults'
import { flag, wholeOf } from '#experiences/domain/value_faults'

const PATH = /^\/(?![/\\])[\x21-\x7e]*$/

/** A VAST tag, or offers: on another server over https, or a path of this one. */
const tag = must(
  (value) =>
    typeof value === 'string' &&
    value.length <= 2_000 &&
    (PATH.test(value) || isPlainHttps(urlOf(value))),
  'an https address, or a path of this server',
  { type: 'string', pattern: '^(https://|/)', maxLength: 2_000 }
)

/** The ads of a widget. Without a provider there are none. */
export const adsFaults = shape({
  provider: orNull(described(oneOf(AD_PROVIDERS), 'Who sells the ads; none without it.')),
  vastTag: orNull(described(tag, 'Address of the VAST tag.')),
  altVastTag: orNull(
    described(tag, "Address of the other provider's VAST tag, for the domains that have it.")
  ),
  offerUrl: orNull(described(tag, 'Address of the offers between two games.')),
  origins: orNull(
    described(
      listOf(origin),
      'Origins that tags, wrappers, films and pixels come from; the browser loads from no others.'
    )
  ),
  preroll: orNull(flag('Whether a video ad is shown with the question.')),
  postroll: orNull(flag('Whether a video ad is shown between the lock of a pick and its bonus.')),
  everyGames: orNull(
    described(wholeOf('games', [1, 50]), 'Number of games from one video ad to the next.')
  ),
  adGames: orNull(flag("Whether the widget's sponsored games are played among the others.")),
})
