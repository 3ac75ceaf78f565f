import type { DisplayMode } from './types.js'

/** The box that a display mode reserves on the publisher's page before anything loads, in CSS px. */
export interface BoxSize {
  /** Greatest width. */
  most: number
  /** Width and height at rest: the box keeps their ratio, and is never lower than this height. The stage's without. */
  ratio?: readonly [width: number, height: number]
  /** Least width; `LEAST_WIDTH_PX` when left out. */
  least?: number
  /** More height under the ratio, for a list that stands beside the player from 600 px on. */
  below?: number
  /** The frame may leave its place; the code for that is loaded apart. */
  moves?: true
}

/** Least width of a widget, in CSS px. */
export const LEAST_WIDTH_PX = 302

/** Width of the list beside the player, in a box of 600 px or more; below that it stands under the player. CSS px. */
export const LIST_WIDTH_PX = 260

/** Width and height of the stage at rest. */
export const STAGE = [428, 307] as const

export const MODE_BOXES: Record<DisplayMode, BoxSize> = {
  'inline': { most: 800 },
  'expanding': { most: 428, moves: true },
  'mobile-expanding': { most: 800, moves: true },
  'docked': { most: 428, moves: true },
  'carousel': { most: 800 },
  'sidebar': { most: 300, least: 300, ratio: [300, 600], moves: true },
  'playlist': { most: 800, below: 160 },
}

/** The mini passive bar of any mode; the width decides nothing about its height. */
export const MINI_BOX: BoxSize = { most: 499, ratio: [9999, 86] }

/**
 * Where the frame stands: in the text, in the text with its container's whole width, in the text over the lines below it,
 * in a corner, or over the page.
 */
export const PLACES = ['flow', 'wide', 'grown', 'docked', 'lightbox'] as const
export type Place = (typeof PLACES)[number]

/** When a display mode may take a place. Sizes are of the publisher's window, in CSS px. */
interface Condition {
  fromWidth?: number
  belowWidth?: number
  fromHeight?: number
  /** Only a rail that may expand. */
  rail?: true
}

interface ModeWays {
  /** The places besides the text. */
  places: Partial<Record<Place, Condition>>
  /** Where the first click in the frame leads. */
  firstClick: Place
  maximize: Place
  /** Where minimizing and undocking lead. */
  minimize: Place
  /** Where it goes instead of a place that it may not take; it stays where it is without. */
  otherwise?: Place
}

const STAYS: ModeWays = { places: {}, firstClick: 'flow', maximize: 'flow', minimize: 'flow' }

/** From this width of the window on a publisher's page is a desktop page. */
export const DESKTOP_FROM_PX = 600

/**
 * A docked player of 343 px would cover a lower window, as that of a phone on its side, or of a reader who zooms to 400 %
 * (WCAG 1.4.10).
 */
const DOCKED: Condition = { fromHeight: 480 }

export const MODE_WAYS: Record<DisplayMode, ModeWays> = {
  'inline': STAYS,
  'expanding': { ...STAYS, places: { wide: {} }, firstClick: 'wide', maximize: 'wide' },
  'mobile-expanding': {
    ...STAYS,
    places: { lightbox: { belowWidth: DESKTOP_FROM_PX } },
    firstClick: 'lightbox',
    maximize: 'lightbox',
  },
  'docked': {
    places: { docked: DOCKED, wide: {}, lightbox: {} },
    firstClick: 'docked',
    maximize: 'lightbox',
    minimize: 'wide',
  },
  'carousel': STAYS,
  'sidebar': {
    ...STAYS,
    places: { docked: { ...DOCKED, fromWidth: DESKTOP_FROM_PX, rail: true } },
    firstClick: 'docked',
    maximize: 'docked',
  },
  'playlist': STAYS,
}

/** What opens a widget that has no place in the text: the page's own button, a round button in a corner, or a tab at the edge. */
export const LAUNCHERS = ['popup', 'floating-button', 'side-tab'] as const
export type Launcher = (typeof LAUNCHERS)[number]

/** Closed, it stands in a text that is not shown. Where a configuration forbids docking, a press still opens the game. */
const CLOSES: ModeWays = {
  ...STAYS,
  places: { docked: DOCKED, lightbox: {} },
  maximize: 'lightbox',
  otherwise: 'lightbox',
}

export const LAUNCHER_WAYS: Record<Launcher, ModeWays & { opens: Place }> = {
  'popup': { ...CLOSES, places: { lightbox: {} }, opens: 'lightbox' },
  'floating-button': { ...CLOSES, firstClick: 'docked', opens: 'docked' },
  'side-tab': { ...CLOSES, firstClick: 'docked', opens: 'docked' },
}

/** A bar is too low to play in: where its mode would leave it in the text, it grows over the lines below. */
function waysOfBar({ places, firstClick, maximize }: ModeWays): ModeWays {
  const { wide: _wide, ...rest } = places
  const grow = (place: Place) => (place in rest ? place : 'grown')
  return {
    places: { ...rest, grown: {} },
    firstClick: grow(firstClick),
    maximize: grow(maximize),
    minimize: 'flow',
    otherwise: 'grown',
  }
}

/** The places of a widget: those of what opens it, else those of its display mode, as a bar or not. */
export function waysOf(mode: DisplayMode, launcher?: string, mini = false): ModeWays {
  if (isLauncher(launcher)) return LAUNCHER_WAYS[launcher]
  return mini ? waysOfBar(MODE_WAYS[mode]) : MODE_WAYS[mode]
}

export const isLauncher = (name: string | undefined): name is Launcher =>
  Object.hasOwn(LAUNCHER_WAYS, `${name}`)

/** What decides about places besides the display mode. */
export interface Circumstances {
  viewportWidthPx: number
  viewportHeightPx: number
  /** False where the configuration forbids docking. */
  docking: boolean
  /** The configuration lets a rail expand. */
  rail: boolean
}

/** Whether a widget with these ways may stand there. The text is always allowed. */
export function mayTake({ places }: ModeWays, place: Place, now: Circumstances): boolean {
  if (place === 'flow') return true
  const condition = places[place]
  if (!condition || (place === 'docked' && !now.docking)) return false
  const { fromWidth = 0, belowWidth = Infinity, fromHeight = 0, rail } = condition
  if ((rail && !now.rail) || now.viewportHeightPx < fromHeight) return false
  return now.viewportWidthPx >= fromWidth && now.viewportWidthPx < belowWidth
}

/** Where a wish for a place leads; null when the widget stays where it is. */
export function reach(ways: ModeWays, wish: Place, now: Circumstances): Place | null {
  const place = [wish, ways.otherwise].find((each) => each && mayTake(ways, each, now))
  return place ?? null
}
