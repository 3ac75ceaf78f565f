import type { ComponentRule } from '@sidepick/rules/types'
import type { Bridge } from '../bridge/bridge'
import type { ConsentData } from '../bridge/page_data'
import type { HostMessages, WidgetMessages } from '../bridge/messages'
import { configPlaced } from '../store/widget_slice'
import { aGame, anEntry, themeFlags } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { startFrameBreak } from './start_frame_break'
import { pageOptions } from '../bridge/page_options'
import { hashLearned } from '../store/session_slice'
import { pageLearned } from '../store/widget_slice'

const rule = (componentName: string, position: string, props = {}): ComponentRule => ({
  componentName,
  panel: 'mainPanel',
  position,
  when: { phases: ['passive'] },
  props,
})

/** Of the visit whose layer it is: what its player and its domain say. */
interface Given {
  init?: object | null
  /** The options of its page. */
  options?: string
  profile?: { adsDisabled: boolean }
  flags?: { adsDisabled: boolean }
}

async function start(rules: ComponentRule[], { init = {}, options, profile, flags }: Given = {}) {
  const videoUrls = { mp4720: '/media/a.mp4', poster: null }
  const entry = anEntry([aGame({ videoUrls })])
  const { config } = entry.bootstrap
  entry.bootstrap.config = {
    ...config,
    themeFlags: themeFlags({ frameBreak: true, passiveModeEnabled: true }),
    ads: { provider: 'house' },
    widgetComponents: [...config.widgetComponents, ...rules],
  }
  Object.assign(entry.bootstrap.hostMode.flags, flags)
  const { visit } = visitRig({ entry })
  visit.app.store.dispatch(pageLearned({ options: pageOptions(options) }))
  const sent: [string, unknown][] = []
  const bridge = {
    ...visit.bridge,
    greeted: init ? Promise.resolve({ embedOptions: {}, ...init }) : new Promise(() => {}),
    send: (action: string, data: unknown) => void sent.push([action, data]),
  } as unknown as Bridge
  const emit = jest.fn()
  const session = {
    profile: () => profile ?? null,
    settled: () => Promise.resolve(),
    on: () => () => undefined,
  } as unknown as Parameters<typeof startFrameBreak>[1]
  const location = { href: 'https://quiz.example/go/x' }
  const stop = startFrameBreak({ ...visit, bridge, emit }, session, location)
  await new Promise(process.nextTick)
  const states = () =>
    sent
      .filter(([action]) => action === 'vs_framebreak_state')
      .map(([, state]) => state as WidgetMessages['vs_framebreak_state'])
  const hear = <Action extends keyof HostMessages>(action: Action, data: HostMessages[Action]) =>
    visit.bridge.events.emit(action, data)
  return { visit, sent, states, stop, emit, hear }
}

const FIELDS = `adsDisabled adsTargetingAllowed analyticsExperiments componentRules enableFallback
  gameExperienceReady panel passiveComponentFlags position sessionId userId`.split(/\s+/)

test('the page gets every field of the state, with the cards at its places', async () => {
  const pill = rule('FloatingCtaPill', 'desktop-bottom-left', {
    label: { 'en-us': 'Go', 'es-mx': 'Va' },
  })
  const { states, visit, stop } = await start([pill, rule('FloatingCtaPill', 'main-overlay')])
  const [state] = states()
  expect(Object.keys(state!).sort()).toEqual(FIELDS)
  expect(state!.componentRules).toEqual([
    {
      componentName: 'FloatingCtaPill',
      panel: 'mainPanel',
      position: 'desktop-bottom-left',
      props: { label: 'Go' },
    },
  ])
  const inFrame = visit.app.store.getState().widget.config?.widgetComponents
  expect(inFrame?.map(({ position }) => position)).not.toContain('desktop-bottom-left')
  stop()
})

test('addresses are whole ones', async () => {
  const image = rule('BrandedImage', 'modal', {
    imageUrl: '/a.svg',
    name: 'A',
    href: 'javascript:1',
  })
  const { states, stop } = await start([image])
  expect(states()[0]!.componentRules[0]!.props.imageUrl).toBe('https://quiz.example/a.svg')
  stop()
})

test.each<[boolean, string, Partial<ConsentData>]>([
  [true, 'where nobody has to agree', {}],
  [false, 'after a refusal', { adConsent: false }],
  [false, 'where the reader has to agree first', { gdprApplies: true }],
  [true, 'once the reader has agreed', { gdprApplies: true, adConsent: true }],
])('ads may be chosen for the reader: %s %s', async (allowed, _when, said) => {
  const zone = { resolvedOptions: () => ({ timeZone: 'America/Denver' }) }
  const intl = jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(zone as never)
  const { states, visit, stop } = await start([rule('PassiveAdSlot', 'modal')])
  const consent = { gdprApplies: null, uspString: null, adConsent: null, ...said } as ConsentData
  visit.app.store.dispatch(pageLearned({ consent }))
  expect(states().at(-1)!.adsTargetingAllowed).toBe(allowed)
  intl.mockRestore()
  stop()
})

test.each([
  ['on', 'a-hash'],
  ['off', null],
])('who plays is told where measurements are: analyticsBridge %s', async (asked, userId) => {
  const options = `analyticsBridge,${asked}`
  const { visit, states, stop } = await start([rule('FloatingCtaPill', 'modal')], { options })
  visit.app.store.dispatch(hashLearned('a-hash'))
  expect(states().at(-1)!.userId).toBe(userId)
  stop()
})

test('it is sent again when something changes, whole, and not otherwise', async () => {
  const given = { flags: { adsDisabled: true } }
  const { states, visit, stop } = await start([rule('FloatingCtaPill', 'modal')], given)
  expect(states()).toHaveLength(1)
  visit.emit('mute_toggled', {})
  expect(states()).toHaveLength(1)
  visit.emit('start_requested', {})
  expect(states()).toHaveLength(2)
  expect(Object.keys(states()[1]!).sort()).toEqual(FIELDS)
  expect(states()[1]!.componentRules).toEqual([])
  stop()
})

test('the video is loaded, muted and played; it goes with its card', async () => {
  const { sent, visit, stop } = await start([rule('PassiveVideo', 'modal')])
  const player = () => sent.map(([action]) => action).filter((name) => name.includes('player'))
  expect(player()).toEqual([
    'framebreak_player_load',
    'framebreak_player_mute',
    'framebreak_player_play',
  ])
  visit.emit('start_requested', {})
  expect(player().at(-1)).toBe('framebreak_player_destroy')
  stop()
})

test('an ad is asked for once, and not where ads are off', async () => {
  const asks = ({ sent }: Awaited<ReturnType<typeof start>>) =>
    sent.filter(([action]) => action === 'framebreak_player_ad_request').length
  const on = await start([rule('PassiveAdSlot', 'modal')])
  expect(asks(on)).toBe(1)
  on.stop()
  const refusals: Given[] = [
    { options: 'ads,off' },
    { flags: { adsDisabled: true } },
    { profile: { adsDisabled: true } },
  ]
  for (const given of refusals) {
    const off = await start([rule('PassiveAdSlot', 'modal')], given)
    expect(asks(off)).toBe(0)
    expect(off.states().at(-1)!.adsDisabled).toBe(true)
    off.stop()
  }
})

test('the layer starts a game that nobody has started', async () => {
  const { hear, emit, visit, stop } = await start([rule('FloatingCtaPill', 'modal')])
  hear('vs_framebreak_start', {})
  expect(emit).toHaveBeenCalledWith('start_requested', {})
  visit.emit('start_requested', {})
  hear('vs_framebreak_start', {})
  expect(emit).toHaveBeenCalledTimes(1)
  stop()
})

test('an ad of the layer is measured, from its first sight until its slot leaves', async () => {
  const { hear, emit, stop } = await start([rule('PassiveAdSlot', 'modal')])
  hear('framebreak_player_ad_started', { slot: 'passive' })
  hear('framebreak_player_ad_completed', { slot: 'passive' })
  const properties = { provider: 'house', slot: 'passive' }
  expect(emit.mock.calls).toEqual([
    ['analytics', { name: 'ad_started', properties }],
    ['analytics', { name: 'ad_ended', properties: { ...properties, outcome: 'completed' } }],
  ])
  stop()
})

test('a slot that stayed empty ends the ad, as any other that did not come', async () => {
  const { hear, emit, stop } = await start([rule('PassiveAdSlot', 'modal')])
  hear('framebreak_player_ad_failed', { slot: 'passive' })
  const properties = { provider: 'house', slot: 'passive', outcome: 'failed' }
  expect(emit.mock.calls).toEqual([['analytics', { name: 'ad_ended', properties }]])
  stop()
})

test('without a page the cards stay in the frame', async () => {
  const { sent, visit, stop } = await start([rule('FloatingCtaPill', 'modal')], { init: null })
  expect(sent).toEqual([])
  expect(visit.app.store.getState().widget.config).toBeUndefined()
  stop()
})

test('an experiment takes the video out of the frame and onto the page, from its start to the result', async () => {
  const { states, visit, sent, stop } = await start([])
  const { store } = visit.app
  const config = visit.entry.bootstrap.config
  const names = () =>
    Object.values(store.getState().widget.config?.gameScreenComponents ?? {})
      .flat()
      .map(({ componentName }) => componentName)
  const video = { componentName: 'VideoPlayer', panel: 'mainPanel', position: 'main-top' }
  store.dispatch(
    configPlaced({
      ...config,
      experimentFlags: { frankenstein: true },
      gameScreenComponents: { GAME_PLAY: [video] },
    })
  )
  expect(names()).not.toContain('VideoPlayer')
  expect(states().at(-1)!.componentRules).toMatchObject([
    { componentName: 'PassiveVideo', position: 'desktop-top-right' },
  ])
  visit.engine.send({ type: 'gameplay_started' })
  expect(states().at(-1)!.componentRules).toHaveLength(1)
  expect(sent.filter(([action]) => action === 'framebreak_player_load')).toHaveLength(1)
  stop()
})

test('without an answer of the page the video stays in the frame', async () => {
  const { states, visit, stop } = await start([], { init: null })
  const config = visit.entry.bootstrap.config
  visit.app.store.dispatch(configPlaced({ ...config, experimentFlags: { frankenstein: true } }))
  expect(states()).toEqual([])
  expect(visit.app.store.getState().widget.config).toMatchObject({
    experimentFlags: { frankenstein: true },
  })
  stop()
})
