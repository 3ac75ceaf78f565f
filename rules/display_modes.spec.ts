import {
  LAUNCHERS,
  LAUNCHER_WAYS,
  MODE_BOXES,
  MODE_WAYS,
  PLACES,
  mayTake,
  reach,
  waysOf,
} from './display_modes.js'
import { DISPLAY_MODES, type DisplayMode } from './types.js'

const desktop = { viewportWidthPx: 1280, viewportHeightPx: 800, docking: true, rail: false }
const phone = { ...desktop, viewportWidthPx: 428 }
const rail = { ...desktop, rail: true }

const placesOf = (mode: DisplayMode, now: typeof desktop) =>
  PLACES.filter((place) => mayTake(MODE_WAYS[mode], place, now))

test.each<[DisplayMode, typeof desktop, string[]]>([
  ['inline', desktop, ['flow']],
  ['expanding', phone, ['flow', 'wide']],
  ['mobile-expanding', desktop, ['flow']],
  ['mobile-expanding', phone, ['flow', 'lightbox']],
  ['docked', phone, ['flow', 'wide', 'docked', 'lightbox']],
  ['docked', { ...desktop, docking: false }, ['flow', 'wide', 'lightbox']],
  ['docked', { ...desktop, viewportHeightPx: 479 }, ['flow', 'wide', 'lightbox']],
  ['carousel', desktop, ['flow']],
  ['sidebar', desktop, ['flow']],
  ['sidebar', rail, ['flow', 'docked']],
  ['sidebar', { ...rail, viewportWidthPx: 599 }, ['flow']],
  ['sidebar', { ...rail, docking: false }, ['flow']],
  ['playlist', desktop, ['flow']],
])('%s with %j may stand in %j', (mode, now, places) => {
  expect(placesOf(mode, now)).toEqual(places)
})

test.each(DISPLAY_MODES)('%s leads only to places that it may take', (mode) => {
  const { firstClick, maximize, minimize, places } = MODE_WAYS[mode]
  for (const place of [firstClick, maximize, minimize]) {
    expect(['flow', ...Object.keys(places)]).toContain(place)
  }
})

test.each(LAUNCHERS)('%s opens where it may stand, and closes by every way back', (launcher) => {
  const ways = LAUNCHER_WAYS[launcher]
  for (const place of [ways.opens, ways.maximize]) expect(ways.places).toHaveProperty(place)
  expect(ways.minimize).toBe('flow')
  expect(waysOf('docked', launcher)).toBe(ways)
})

test.each([undefined, 'constructor', 'button'])('%s is no launcher: the mode decides', (name) => {
  expect(waysOf('docked', name)).toBe(MODE_WAYS.docked)
})

test.each<[DisplayMode, typeof desktop, string | null]>([
  ['inline', desktop, 'grown'],
  ['expanding', desktop, 'grown'],
  ['mobile-expanding', desktop, 'grown'],
  ['mobile-expanding', phone, 'lightbox'],
  ['docked', phone, 'docked'],
  ['docked', { ...desktop, docking: false }, 'grown'],
  ['docked', { ...desktop, viewportHeightPx: 320 }, 'grown'],
  ['sidebar', desktop, 'grown'],
  ['sidebar', rail, 'docked'],
])('a bar in %s with %j opens as %s, and becomes a bar again', (mode, now, place) => {
  const ways = waysOf(mode, undefined, true)
  expect(reach(ways, ways.firstClick, now)).toBe(place)
  expect(reach(ways, ways.maximize, now)).not.toBe('flow')
  expect(reach(ways, ways.minimize, now)).toBe('flow')
  expect(ways.places).not.toHaveProperty('wide')
})

test('a place that is not allowed leaves a widget where it is, but for one that a launcher opens', () => {
  const now = { ...desktop, docking: false }
  expect(reach(waysOf('docked'), 'docked', now)).toBeNull()
  expect(reach(waysOf('docked', 'side-tab'), 'docked', now)).toBe('lightbox')
})

test.each(DISPLAY_MODES)('%s needs the code for other places exactly when it has some', (mode) => {
  expect(Object.keys(MODE_WAYS[mode].places).length > 0).toBe(MODE_BOXES[mode].moves === true)
})

test.each<[DisplayMode, number, number]>([
  ['inline', 302, 800],
  ['expanding', 302, 428],
  ['mobile-expanding', 302, 800],
  ['docked', 302, 428],
  ['carousel', 302, 800],
  ['sidebar', 300, 300],
  ['playlist', 302, 800],
])('%s is %i to %i px wide', (mode, least, most) => {
  expect(MODE_BOXES[mode]).toMatchObject({ most })
  expect(MODE_BOXES[mode].least ?? 302).toBe(least)
})
