import { PHASES } from '@sidepick/rules/experience'
import { PLACEMENTS } from '@sidepick/rules/placements'
import { PANELS, panelNamed, placeNamed } from '@sidepick/rules/positions'
import { DISPLAY_MODES, GAME_TYPES } from '@sidepick/rules/types'
import {
  described,
  isPlainObject,
  listOf,
  must,
  oneOf,
  shape,
} from '#shared/http/validation/faults'
import { flag, name, wholeOf } from '#experiences/domain/value_faults'

/** The last interval of a play response. */
const LAST_INTERVAL = 31

const isText = (value: unknown): value is string => typeof value === 'string'
const widthPx = must(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  'a width in pixels',
  {
    type: 'integer',
    minimum: 0,
  }
)
const mobile = 'The card is shown below a width of 600 pixels alone.'
const desktop = 'The card is shown from a width of 600 pixels on alone.'
const panel = must(
  (value) => isText(value) && panelNamed(value) !== null,
  `one of ${Object.keys(PANELS).join(', ')}`,
  { type: 'string' }
)
const position = must(
  (value) => isText(value) && placeNamed(value) !== null,
  `an area with a slot, or one of ${PLACEMENTS.join(', ')}`,
  { type: 'string' }
)

const isInterval = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_INTERVAL
const intervals = must(
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(isInterval) && value[0] <= value[1],
  `a first and a last interval from 0 to ${LAST_INTERVAL}`,
  {
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: LAST_INTERVAL },
    minItems: 2,
    maxItems: 2,
  }
)

const count = wholeOf('results', [1, 100])

/** A valid rule can be drawn in some layout, if a remote has its card. */
export const componentRuleFaults = shape(
  {
    componentName: name,
    panel,
    position,
    when: shape({
      auth: oneOf(['logged_in', 'logged_out']),
      phases: listOf(oneOf(PHASES)),
      gameTypes: listOf(oneOf(GAME_TYPES)),
      displayModes: listOf(oneOf(DISPLAY_MODES)),
      minWidthPx: widthPx,
      maxWidthPx: widthPx,
      mobileOnly: flag(mobile),
      desktopOnly: flag(desktop),
      orientation: oneOf(['landscape', 'portrait']),
      flag: name,
      results: described(
        shape({ first: count, every: count }, ['first', 'every']),
        'With which results of a visit the card is shown: the first time, and every how many from then on.'
      ),
    }),
    intervals,
    props: must(isPlainObject, 'an object', { type: 'object' }),
    replaces: listOf(name),
  },
  ['componentName', 'panel', 'position']
)
