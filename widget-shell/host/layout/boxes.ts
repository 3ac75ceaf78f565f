import { PLACEMENTS, type Placement } from '@sidepick/rules/placements'
import type { Panel, Slot } from '@sidepick/rules/positions'

/**
 * The boxes of the first question, in the order in which keyboard and screen reader meet them: the picture, the console
 * with text, answers and more, and the part of the picture that the console leaves free.
 */
export const FIRST_BOXES = ['video', 'console', 'overlay'] as const

/** Where a card is drawn: a box of the stage, and a slot in it. */
export interface Place {
  box: string
  slot: string
}

type Places = Partial<Record<Slot, readonly [box: string, slot: string]>>

const OVER_PICTURE: Places = { top: ['video', 'top'], overlay: ['overlay', 'overlay'] }

/** Main, left and right panel are the tree of video and console that the layout mode arranges; the others are own boxes. */
const PLACES: Partial<Record<Panel, Places>> = {
  mainPanel: {
    ...OVER_PICTURE,
    center: ['console', 'text'],
    bottom: ['console', 'answers'],
    left: ['console', 'left'],
    right: ['console', 'right'],
  },
  leftPanel: {
    ...OVER_PICTURE,
    center: ['picture', 'center'],
    bottom: ['picture', 'bottom'],
    left: ['picture', 'left'],
    right: ['picture', 'right'],
  },
  rightPanel: {
    top: ['console', 'text'],
    center: ['console', 'answers'],
    bottom: ['console', 'points'],
    left: ['console', 'left'],
    right: ['console', 'right'],
    overlay: ['console', 'overlay'],
  },
}

const isPlacement = (place: Slot | Placement): place is Placement =>
  PLACEMENTS.some((known) => known === place)

/** Under a console that lies over the picture there is no room: what follows the answers has one place in both layouts. */
const OVER_PICTURE_AS: Partial<Record<Panel, Places>> = {
  rightPanel: { ...PLACES.rightPanel, bottom: PLACES.mainPanel?.right },
}

/** Where a position lies. `beside` says whether the video stands beside the console. */
export function boxOf(panel: Panel, place: Slot | Placement, beside: boolean): Place {
  if (isPlacement(place) && place !== 'default') return { box: place, slot: place }
  const slot = isPlacement(place) ? 'center' : place
  const places = (beside ? undefined : OVER_PICTURE_AS[panel]) ?? PLACES[panel]
  const [box, inBox] = places?.[slot] ?? [panel, slot]
  return { box, slot: inBox }
}
