import { fetchesNothing } from '#shared/http/validation/css_value'
import { componentRuleFaults } from '#experiences/domain/component_rule_faults'
import { isPlainObject, listOf, must, shape, type Faults } from '#shared/http/validation/faults'
import { strayMedia } from '#experiences/domain/media_of_documents'

const flag = must((value) => typeof value === 'boolean', 'true or false')
const seconds = must((value) => isNumberIn(value, 0, 60), 'seconds from 0 to 60')
const rules = listOf(componentRuleFaults)

/** A CSS value that cannot end its declaration, because it is written into a style sheet, and that loads nothing. */
const token = must(
  (value) =>
    typeof value === 'string' &&
    value.length <= 200 &&
    !/[;{}<>\\]/.test(value) &&
    fetchesNothing(value),
  'a value of a custom property'
)
const KEY = /^[A-Za-z][\w-]{0,63}$/

/** Keys chosen by the author; null removes one that a more general document has set. */
const openMap =
  (item: Faults): Faults =>
  (value, path) =>
    isPlainObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => {
          if (!KEY.test(key)) return [`${path} has a key that is no name`]
          return entry === null ? [] : item(entry, `${path}.${key}`)
        })
      : [`${path} must be an object`]

/** The faults of a document; none when it can be published. */
export function documentFaults(doc: unknown): string[] {
  const stray = strayMedia(doc).map((path) => `${path} must be a file of ours or of a media host`)
  return [...document(doc, ''), ...stray]
}

const document = shape({
  widgetTheme: openMap(token),
  gameTheme: openMap(token),
  componentsTheme: openMap(openMap(token)),
  componentFlags: openMap(
    must((value) => typeof value === 'boolean' || isPlainObject(value), 'true, false or an object')
  ),
  themeFlags: shape({
    passiveModeEnabled: flag,
    lockedPickDelay: seconds,
    resultPollInViewDuration: seconds,
    resultPollInViewDurationLoggedIn: seconds,
    setMaxWidth: must((value) => isNumberIn(value, 302, 2_000), 'pixels from 302 to 2000'),
    noMinWidth: flag,
    horizontalVideosOnly: flag,
    shutterSingleDataMode: flag,
  }),
  widgetComponents: rules,
  gameScreenComponents: openMap(rules),
})

function isNumberIn(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}
