import { act, screen } from '@testing-library/react'
import type { Screen } from '@sidepick/card-kit'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { visitSettingsOf } from '../later/visit_settings'
import { configPlaced } from '../store/widget_slice'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { hasScreen } from './config_now'
import { openOn } from './modals'

type Flags = ExperienceConfig['componentFlags']

const Second: Screen = () => <h2>Second</h2>
const SCREENS = { Second, Terms: Second, Mine: Second, SignIn: Second, PurchaseModal: Second }
const OFF: Flags = { Terms: false, Second: false, Mine: false }

const remote = aRemote({
  id: 'auth',
  cards: [],
  screens: [
    { name: 'Second', path: '/second/:number' },
    { name: 'Mine', path: '/mine', login: true },
    { name: 'SignIn', opensOn: 'auth_requested' },
    { name: 'Terms', opensOn: 'terms_needed' },
    { name: 'PurchaseModal' },
  ],
  critical: false,
})

const entryWith = (componentFlags: Flags) => {
  const { config, hostMode } = aBootstrap()
  const flags = { ...hostMode.flags, purchasing: true }
  const bootstrap = aBootstrap({
    remotes: [aRemote(), remote],
    config: { ...config, componentFlags },
    hostMode: { ...hostMode, flags },
  })
  return anEntry([aGame()], { bootstrap })
}

async function start(componentFlags: Flags) {
  document.body.innerHTML = '<div id="vs-root"></div>'
  const { visit, ...rig } = visitRig({ entry: entryWith(componentFlags), screens: SCREENS })
  await act(() => rig.start(document.getElementById('vs-root')!))
  /** As the configuration of another state of the visit does. */
  const place = (flags: Flags) =>
    act(async () => {
      const { config } = visit.entry.bootstrap
      visit.app.store.dispatch(configPlaced({ ...config, componentFlags: flags }))
    })
  return { visit, place }
}

/** Every way to a screen: an event, a card, an address, and one that asks for a sign-in first. */
async function tryAll({ visit }: Awaited<ReturnType<typeof start>>) {
  await act(async () => void openOn(visit, 'terms_needed', {}))
  await act(async () => visit.emit('screen_requested', { name: 'Second' }))
  await act(async () => visit.emit('navigated', { to: '/second/7' }))
  await act(async () => visit.emit('navigated', { to: '/mine' }))
  return visit.app.store.getState().modals.map((modal) => modal.kind === 'screen' && modal.name)
}

test('screens that the first configuration switches off stay closed on every way', async () => {
  expect(await tryAll(await start(OFF))).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('so do those that the configuration of this state switches off', async () => {
  const rig = await start({})
  await rig.place(OFF)
  expect(await tryAll(rig)).toEqual([])
})

test('what the configuration of this state has again opens on every way', async () => {
  const rig = await start(OFF)
  await rig.place({})
  expect(await tryAll(rig)).toEqual(['Terms', 'Second', 'Second', 'SignIn'])
})

test('cards are told which screens open now', async () => {
  const { visit, place } = await start({})
  const opening = () => ['Second', 'Unknown'].map((name) => hasScreen(visit, name))
  expect(opening()).toEqual([true, false])
  await place(OFF)
  expect(opening()).toEqual([false, false])
})

test.each([
  [true, {}],
  [false, { PurchaseModal: false }],
] as const)('tickets are for sale where their screen opens: %s', (sold, flags) => {
  const entry = entryWith(flags)
  const { config } = entry.bootstrap
  const options = { signUpPrompts: true }
  const around = { config, widthPx: 800, registered: false, options, adsOn: false, still: false }
  expect(visitSettingsOf(entry, around).sellsTickets).toBe(sold)
})
