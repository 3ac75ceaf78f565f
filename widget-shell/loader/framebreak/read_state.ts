import {
  FRAME_BREAK_CARDS,
  isFrameBreakCard,
  MAX_FRAME_BREAK_CARDS,
} from '@sidepick/rules/frame_break_cards'
import { PLACEMENTS, type Placement } from '@sidepick/rules/placements'
import type { FrameBreakRule, FrameBreakState } from '../../host/bridge/page_data'
import type { Raw } from '../channel'
import { text } from '../text'

const MAX_TEXT = 300
const MAX_ENTRIES = 50
const WEB = ['https:', 'http:']

/** An address as the browser reads it, if it is one of the web; else an empty text. */
export function webAddress(value: unknown): string {
  try {
    const url = new URL(text(value))
    return WEB.includes(url.protocol) ? url.href : ''
  } catch {
    return ''
  }
}

const placement = (value: unknown): Placement =>
  PLACEMENTS.find((known) => known === value) ?? 'default'

function readRule(value: unknown): FrameBreakRule[] {
  const { componentName, panel, position, props } = Object(value) as Raw<FrameBreakRule>
  if (!isFrameBreakCard(componentName)) return []
  const given = Object(props) as Record<string, unknown>
  const { texts, addresses } = FRAME_BREAK_CARDS[componentName]
  const read = Object.fromEntries([
    ...texts.map((name) => [name, text(given[name]).slice(0, MAX_TEXT)]),
    ...addresses.map((name) => [name, webAddress(given[name])]),
  ]) as Record<string, string>
  return [
    { componentName, panel: text(panel).slice(0, 40), position: placement(position), props: read },
  ]
}

/** The entries whose value is of this type, in an object of no prototype. */
function entriesOf<Value>(value: unknown, is: (entry: unknown) => entry is Value) {
  const kept: Record<string, Value> = Object.create(null)
  for (const [name, entry] of Object.entries(Object(value)).slice(0, MAX_ENTRIES)) {
    if (is(entry)) kept[name] = entry
  }
  return kept
}
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT

/** The state from its known fields, within their limits; null for what is no state. */
export function readState(data: Raw<FrameBreakState>): FrameBreakState | null {
  const { componentRules } = data
  if (!Array.isArray(componentRules)) return null
  const passiveComponentFlags = entriesOf(data.passiveComponentFlags, isFlag)
  const adsDisabled = data.adsDisabled !== false
  const gameExperienceReady = data.gameExperienceReady === true
  return {
    adsDisabled,
    adsTargetingAllowed: data.adsTargetingAllowed === true,
    componentRules: componentRules
      .slice(0, MAX_FRAME_BREAK_CARDS)
      .flatMap(readRule)
      .filter(
        ({ componentName }) =>
          passiveComponentFlags[componentName] !== false &&
          !(adsDisabled && componentName === 'PassiveAdSlot') &&
          (gameExperienceReady || componentName !== 'FloatingCtaPill')
      ),
    panel: text(data.panel).slice(0, 40),
    position: placement(data.position),
    userId: text(data.userId).slice(0, 64) || null,
    sessionId: text(data.sessionId).slice(0, 64),
    enableFallback: data.enableFallback === true,
    passiveComponentFlags,
    analyticsExperiments: entriesOf(data.analyticsExperiments, isText),
    gameExperienceReady,
  }
}
