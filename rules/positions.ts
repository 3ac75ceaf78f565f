/**
 * Layouts, panels and positions of component rules: for the server, which checks a rule, and the host, which draws by it. What
 * the server accepts, the host draws.
 */

import { PLACEMENTS, type Placement } from './placements.js'

/** Every panel, with the area that its positions begin with. */
export const PANELS = {
  background: 'background',
  top: 'top',
  mainPanel: 'main',
  leftPanel: 'left',
  centerPanel: 'center',
  rightPanel: 'right',
  microPanel: 'micro',
  sidePanel: 'side',
  listPanel: 'list',
  bottom: 'bottom',
} as const
export type Panel = keyof typeof PANELS

/** Short names of panels. */
const SHORT_NAMES: Record<string, Panel | undefined> = { left: 'leftPanel', right: 'rightPanel' }

export const SLOTS = ['top', 'center', 'bottom', 'left', 'right', 'overlay'] as const
export type Slot = (typeof SLOTS)[number]

interface LayoutTerms {
  panels: readonly Panel[]
  /** The layout in place of this one when the video stands beside the console. */
  wide?: string
  /** The layout whose cards are drawn as long as this one has none of its own. */
  like?: string
}

const PLAY = ['background', 'top', 'mainPanel', 'microPanel', 'bottom', 'listPanel'] as const
const WIDE = [
  'background',
  'top',
  'leftPanel',
  'rightPanel',
  'microPanel',
  'bottom',
  'listPanel',
] as const
const BETWEEN = { panels: ['background', 'centerPanel', 'listPanel'] } as const

/** Every layout, with its panels in the order in which they are drawn. */
export const LAYOUTS = {
  GAME_PLAY: { panels: PLAY, wide: 'GAME_PLAY_LANDSCAPE' },
  GAME_PLAY_ADS: {
    panels: [...PLAY, 'sidePanel'],
    wide: 'GAME_PLAY_ADS_LANDSCAPE',
    like: 'GAME_PLAY',
  },
  GAME_PLAY_LANDSCAPE: { panels: WIDE },
  GAME_PLAY_ADS_LANDSCAPE: { panels: [...WIDE, 'sidePanel'], like: 'GAME_PLAY_LANDSCAPE' },
  INTERSTITIAL: BETWEEN,
  INTERSTITIAL_ROKT: BETWEEN,
  INTERSTITIAL_SWIPE_ANIMATION: BETWEEN,
  INTERSTITIAL_MORE_GAMES: { panels: ['background', 'centerPanel', 'bottom', 'listPanel'] },
  GAME_SHUTTERSTOCK_SEARCH: {
    panels: ['top', 'mainPanel', 'sidePanel', 'bottom', 'listPanel'],
    like: 'GAME_PLAY',
  },
  GAME_SHUTTERSTOCK_ASSET: {
    panels: ['mainPanel', 'sidePanel', 'bottom', 'listPanel'],
    like: 'GAME_PLAY',
  },
  GAME_SHUTTERSTOCK_ASSET_NO_ADS: {
    panels: ['mainPanel', 'bottom', 'listPanel'],
    like: 'GAME_PLAY',
  },
} as const satisfies Record<string, LayoutTerms>
export type LayoutName = keyof typeof LAYOUTS

export const layoutTerms = (name: string): LayoutTerms | null =>
  Object.hasOwn(LAYOUTS, name) ? LAYOUTS[name as LayoutName] : null

/** The panel of a name; null for an unknown one. */
export function panelNamed(name: string): Panel | null {
  if (Object.hasOwn(PANELS, name)) return name as Panel
  return (Object.hasOwn(SHORT_NAMES, name) && SHORT_NAMES[name]) || null
}

/** Where in a panel a position is: one of its slots, or a placement; null for an unknown one. */
export function placeNamed(position: string): Slot | Placement | null {
  const placement = PLACEMENTS.find((known) => known === position)
  if (placement) return placement
  const [area, slot, ...rest] = position.split('-')
  const isArea = rest.length === 0 && Object.values<string | undefined>(PANELS).includes(area)
  return (isArea && SLOTS.find((known) => known === slot)) || null
}
