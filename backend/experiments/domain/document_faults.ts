import { EXPERIMENT_METRICS, FULL_TRAFFIC } from '@sidepick/rules/experiments'
import {
  checked,
  isPlainObject,
  listOf,
  must,
  oneOf,
  shape,
  type Faults,
} from '#shared/http/validation/faults'
import { isInstant } from '#shared/http/validation/instants'
import { VARIANT_CONFIG } from '#experiences/contract'

const KEY = /^[a-z][\w-]{0,62}$/
/** Of a partner's: the slug of the distributor first. */
const OWNED_KEY = /^[\w.-]{1,60}\.[a-z][\w-]{0,62}$/
const KEY_LONGEST = 63
const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** Longest document, in characters of JSON: every page where it runs reads all of it. */
const LONGEST = 50_000
const VARIANTS = { least: 2, most: 8 }
const DOMAINS_MOST = 100
const HOST_LONGEST = 253

const textOf = (least: number, most: number) =>
  must(
    (value) =>
      typeof value === 'string' &&
      value.trim().length >= least &&
      value.length <= most &&
      ONE_LINE.test(value),
    `one line of ${least} to ${most} characters`
  )
const wholeOf = (most: number) =>
  must(
    (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most,
    `a whole number from 0 to ${most}`
  )

const key = must(
  (value) => typeof value === 'string' && KEY.test(value),
  'a name of lower-case letters, digits, _ and -, 63 at most'
)
const experimentKey = must(
  (value) =>
    typeof value === 'string' &&
    value.length <= KEY_LONGEST &&
    (KEY.test(value) || OWNED_KEY.test(value)),
  `a name of lower-case letters, digits, _ and -, for a partner behind the distributor and a dot, ${KEY_LONGEST} at most`
)
const host = must(
  (value) => typeof value === 'string' && value.length <= HOST_LONGEST && HOST.test(value),
  'a host name in lower case, such as example.com'
)
const some = (item: Faults, least: number, most: number): Faults =>
  checked((value, path) => {
    const faults = listOf(item)(value, path)
    if (!Array.isArray(value) || (value.length >= least && value.length <= most)) return faults
    return [`${path} must have ${least} to ${most} items`, ...faults]
  }, {})
const domains = some(host, 1, DOMAINS_MOST)

const instant = must(
  (value) => typeof value === 'string' && INSTANT.test(value) && isInstant(Date.parse(value)),
  'an instant in UTC, such as 2026-01-31T12:00:00Z'
)

const variant = shape(
  {
    key,
    weight: wholeOf(FULL_TRAFFIC),
    domains,
    config: VARIANT_CONFIG,
    payload: must(isPlainObject, 'an object'),
  },
  ['key', 'weight', 'config']
)

const keyOf = (item: unknown) => (isPlainObject(item) ? item.key : undefined)
const weightOf = (item: unknown) => (isPlainObject(item) ? Number(item.weight) : 0)

const variants: Faults = checked((value, path) => {
  const faults = some(variant, VARIANTS.least, VARIANTS.most)(value, path)
  if (!Array.isArray(value) || faults.length > 0) return faults
  const twice = value.flatMap((item, index) =>
    value.findIndex((other) => keyOf(other) === keyOf(item)) < index
      ? [`${path}[${index}].key must differ from those before`]
      : []
  )
  const weighed = value.filter((item) => weightOf(item) > 0).length
  return weighed < VARIANTS.least
    ? [...twice, `${path} must give a weight to two of them at least`]
    : twice
}, {})

const whole = shape(
  {
    key: experimentKey,
    name: textOf(1, 120),
    hypothesis: textOf(0, 2000),
    priority: wholeOf(1000),
    traffic: wholeOf(FULL_TRAFFIC),
    group: key,
    domains,
    metric: oneOf(EXPERIMENT_METRICS),
    endsAt: instant,
    variants,
  },
  ['key', 'name', 'metric', 'variants']
)

/** The faults of an experiment's document, each beginning with its path; none when it can be stored. */
export function documentFaults(doc: unknown): string[] {
  if (isPlainObject(doc) && JSON.stringify(doc).length > LONGEST) {
    return [`the document must have ${LONGEST} characters at most`]
  }
  return whole(doc, '')
}
