import type { DisplayMode } from '@sidepick/rules/types'
import { showScreen } from '../app/modals'
import type { Bridge } from '../bridge/bridge'
import { configPlaced } from '../store/widget_slice'
import { aGame, anEntry, themeFlags } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { startModes } from './start_modes'

interface Given {
  mode: DisplayMode
  width?: number
  flags?: Parameters<typeof themeFlags>[0]
  mini?: boolean
  /** The options of the page. */
  given?: string
}

/** A visit in this mode on a page of this width; `sent` is what the page is asked for. */
function start({ mode, width = 1280, flags = {}, mini = false, given }: Given) {
  const entry = anEntry([aGame()])
  entry.init = { ...entry.init, widgetType: mode }
  entry.bootstrap.config = { ...entry.bootstrap.config, themeFlags: themeFlags(flags) }
  const { visit } = visitRig({ entry })
  const sent: [string, unknown][] = []
  const init = {
    origin: 'https://news.example.com',
    viewport: { w: width, h: 800 },
    inView: 1,
    consent: null,
    embedOptions: { given: given ?? (mini ? 'mini,' : '') },
  }
  const bridge: Bridge = {
    ...visit.bridge,
    greeted: Promise.resolve(init),
    send: (action, data) => void sent.push([action, data]),
  }
  visit.bridge.events.emit('vs_init', init)
  const stop = startModes({ ...visit, bridge }, window)
  return { visit, sent, stop, asked: () => sent.map(([action]) => action) }
}

const click = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))

test.each<[Given, string[]]>([
  [{ mode: 'inline' }, []],
  [{ mode: 'inline', flags: { setMaxWidth: 499 } }, ['vs_terms']],
  [{ mode: 'inline', mini: true }, ['vs_terms', 'vs_maximize_player']],
  [{ mode: 'expanding', mini: true }, ['vs_terms', 'vs_maximize_player']],
  [{ mode: 'expanding' }, ['vs_terms', 'vs_widget_full_width']],
  [{ mode: 'mobile-expanding' }, ['vs_terms']],
  [{ mode: 'mobile-expanding', width: 428 }, ['vs_terms', 'vs_lightbox_load']],
  [{ mode: 'docked' }, ['vs_terms', 'vs_dock_player']],
  [{ mode: 'docked', mini: true }, ['vs_terms', 'vs_dock_player']],
  [{ mode: 'docked', flags: { dockingDisabled: true } }, ['vs_terms']],
  [{ mode: 'carousel' }, []],
  [{ mode: 'playlist' }, []],
  [{ mode: 'sidebar' }, ['vs_terms']],
  [{ mode: 'sidebar', flags: { expandableRailWidget: true } }, ['vs_terms', 'vs_dock_player']],
  [{ mode: 'sidebar', width: 599, flags: { expandableRailWidget: true } }, ['vs_terms']],
])('with %j the first click asks the page for %j', async (given, expected) => {
  const { asked, stop } = start(given)
  await Promise.resolve()
  click()
  expect(asked()).toEqual(expected)
  stop()
})

test('a second click asks for nothing, so that who minimized it is left alone', () => {
  const { asked, stop } = start({ mode: 'docked' })
  click()
  click()
  expect(asked()).toEqual(['vs_terms', 'vs_dock_player'])
  stop()
})

test('what the configuration in effect says counts, for the page and for the first click', () => {
  const { visit, asked, sent, stop } = start({ mode: 'docked' })
  const { config } = visit.entry.bootstrap
  const place = (over: Parameters<typeof themeFlags>[0]) =>
    visit.app.store.dispatch(configPlaced({ ...config, themeFlags: themeFlags(over) }))
  place({ dockingDisabled: true })
  place({ dockingDisabled: true, lockedPickDelay: 9 })
  click()
  expect(asked()).toEqual(['vs_terms', 'vs_terms'])
  expect(sent.map(([, terms]) => (terms as { docking: boolean }).docking)).toEqual([true, false])
  stop()
  place({})
  expect(asked()).toHaveLength(2)
})

test.each(['mini,', 'startDocked,'])('terms are told where the page asks for %j', async (given) => {
  const { asked, stop } = start({ mode: 'inline', given })
  await Promise.resolve()
  expect(asked()).toEqual(['vs_terms'])
  stop()
})

test.each<[DisplayMode, Parameters<typeof themeFlags>[0], boolean]>([
  ['docked', { passiveDocked: true }, true],
  ['sidebar', { passiveDocked: true }, true],
  ['expanding', { passiveDocked: true }, false],
  ['docked', {}, false],
])('in mode %s, %j tells the page docked: %s', (mode, flags, docked) => {
  const { sent, stop } = start({ mode, flags })
  expect(sent).toEqual([['vs_terms', expect.objectContaining({ docked })]])
  stop()
})

test('a pick by the keyboard is a first click too', () => {
  const { visit, asked, stop } = start({ mode: 'docked' })
  visit.emit('side_picked', { side: 'A' })
  expect(asked()).toContain('vs_dock_player')
  stop()
})

test('Escape closes a lightbox, and nothing else', () => {
  const { visit, asked, stop } = start({ mode: 'docked' })
  const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  escape()
  visit.bridge.events.emit('vs_placed', { place: 'lightbox' })
  escape()
  expect(asked()).toEqual(['vs_terms', 'vs_close_lightbox'])
  stop()
  escape()
  expect(asked()).toHaveLength(2)
})

test('Escape closes an open dialog first; one that stays lets it lead back into the text', () => {
  const { visit, asked, stop } = start({ mode: 'docked' })
  const escape = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  visit.bridge.events.emit('vs_placed', { place: 'lightbox' })
  const show = (insists: boolean) => showScreen(visit, { name: 'Prompt', insists }, {}, 'modal')
  show(false)
  escape()
  expect(asked()).toEqual(['vs_terms'])
  show(true)
  escape()
  expect(asked()).toEqual(['vs_terms', 'vs_close_lightbox'])
  stop()
})

test('a bar opens with each click and pick in it, and Escape makes it a bar again', async () => {
  const { visit, asked, stop } = start({ mode: 'inline', mini: true })
  await Promise.resolve()
  visit.emit('side_picked', { side: 'A' })
  const opened = ['vs_terms', 'vs_maximize_player']
  expect(asked()).toEqual(opened)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(asked()).toEqual([...opened, 'vs_undock_player'])
  visit.bridge.events.emit('vs_placed', { place: 'flow' })
  visit.emit('mute_toggled', {})
  expect(asked()).toHaveLength(3)
  click()
  click()
  expect(asked()).toEqual([...opened, 'vs_undock_player', 'vs_maximize_player'])
  stop()
})
