import { AREA_PANELS, SLOTS } from '@sidepick/rules/positions'
import { GAME_TYPES } from '@sidepick/rules/types'
import { isPlainObject, listOf, must, oneOf, shape } from '#shared/http/validation/faults'

const PANELS = Object.values(AREA_PANELS)
const SLOT_POSITION = new RegExp(`^(${Object.keys(AREA_PANELS).join('|')})-(${SLOTS.join('|')})$`)
const PLACEMENTS = [
  'default',
  'modal',
  'desktop-bottom-left',
  'desktop-bottom-right',
  'desktop-top-right',
  'mobile-desktop-small',
]
const PHASES = ['passive', 'question', 'locking', 'locked', 'majorityBonus', 'result', 'ended']

const name = must((value) => typeof value === 'string' && /^\w{1,64}$/.test(value), 'a name')
const widthPx = must((value) => Number.isInteger(value) && Number(value) >= 0, 'a width in pixels')
const position = must(
  (value) => typeof value === 'string' && (SLOT_POSITION.test(value) || PLACEMENTS.includes(value)),
  'an area with a slot, or a placement'
)

/** A valid rule can be drawn in some layout, if a remote has its card. */
export const componentRuleFaults = shape(
  {
    componentName: name,
    panel: oneOf(PANELS),
    position,
    when: shape({
      auth: oneOf(['logged_in', 'logged_out']),
      phases: listOf(oneOf(PHASES)),
      gameTypes: listOf(oneOf(GAME_TYPES)),
      minWidthPx: widthPx,
      maxWidthPx: widthPx,
      orientation: oneOf(['landscape', 'portrait']),
    }),
    props: must(isPlainObject, 'an object'),
    replaces: listOf(name),
  },
  ['componentName', 'panel', 'position']
)
