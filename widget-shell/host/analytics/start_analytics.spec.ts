/** @jest-environment node */
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { ExperienceConfig, InitPayload } from '@sidepick/rules/types'
import type { ConsentData } from '../bridge/page_data'
import { RemoteError } from '../federation/remote_errors'
import { pageLearned } from '../store/widget_slice'
import { aBootstrap, aGame, anEntry } from '../testing/fixtures'
import { laterRig, stopVisit } from '../testing/later_rig'
import { startAnalytics } from './start_analytics'

const DEVICE = '0b0e4a52-5d70-4c0e-9f0a-2b5c8f6d1a11'
const SESSION = '7d9f2a3c-1b2c-4d5e-8f90-a1b2c3d4e5f6'
const GAMES = [1, 2].map((number) => aGame({ id: `00000000-0000-4000-8000-00000000000${number}` }))
const NO_CONSENT: ConsentData = {
  ...{ gdprApplies: true, tcString: null, gppString: null, uspString: null },
  adConsent: false,
}

interface Received {
  batchId: string
  context: Record<string, unknown>
  events: { name: string; properties: Record<string, unknown> }[]
}

interface Given {
  analytics?: ExperienceConfig['analytics']
  consent?: ConsentData
  payload?: InitPayload
}

/** A visit that sends what it measures nearly at once. */
async function aVisit({ analytics, consent, payload = {} }: Given = {}) {
  const { config, ...bootstrap } = aBootstrap()
  const received: Received[] = []
  const beacons: Received[] = []
  const rig = await laterRig(
    { 'vs:deviceId': DEVICE },
    {
      'POST /v1/analytics/events': ({ body, headers, token }) => {
        received.push(body as Received)
        expect([headers.cookie, token]).toEqual([undefined, null])
        return { status: 202, body: { taken: 1, refused: [] } }
      },
    },
    (visit) => {
      visit.whenIdle = (run) => run()
      if (consent) visit.app.store.dispatch(pageLearned({ consent }))
    },
    anEntry(GAMES, {
      bootstrap: { ...bootstrap, config: { ...config, ...(analytics && { analytics }) } },
    }),
    `https://app.example.com/go/${encodeInitPayload(payload)}/widget/w1`,
    () =>
      Promise.resolve({
        startAnalytics: (scene, parts) => {
          parts.window.navigator.sendBeacon = (_address, body) => {
            beacons.push(JSON.parse(String(body)) as Received)
            return true
          }
          return startAnalytics(scene, parts, { waitMs: 0 })
        },
      })
  )
  const told = () => received.flatMap((batch) => batch.events)
  const names = () => told().map(({ name }) => name)
  const leaves = () => rig.events.dispatchEvent(new Event('pagehide'))
  return { ...rig, received, beacons, told, names, leaves }
}

afterEach(stopVisit)

test('tells what was shown, started, answered and what came of it, each once and in its order', async () => {
  const { pick, until, names, told, received } = await aVisit()
  await until(() => names().includes('game_viewed'))
  await pick('key-0001')
  await until(() => names().includes('side_picked'))
  const [game] = GAMES
  expect(told().filter(({ name }) => name !== 'remote_failed')).toEqual([
    { name: 'widget_loaded', properties: {} },
    {
      name: 'game_viewed',
      properties: { gameId: game!.id, gameType: game!.gameType, index: 0 },
    },
    { name: 'game_started', properties: { gameId: game!.id } },
    {
      name: 'side_picked',
      properties: { gameId: game!.id, side: 'A', gameType: game!.gameType, index: 0 },
    },
  ])
  expect(received[0]!.context).toMatchObject({
    ...{ widgetId: 'w1', host: 'news.example.com', displayMode: 'inline', deviceId: DEVICE },
    experiments: {},
  })
  expect(new Set(received.map(({ batchId }) => batchId)).size).toBe(received.length)
})

test('tells what was measured before it was there, and leaves out what is not known', async () => {
  const { visit, until, told, names } = await aVisit()
  visit.emit('analytics', {
    name: 'sign_up',
    properties: { method: 'quick', variant: null, email: 'a@b.c' },
  })
  visit.emit('analytics', { name: 'a_card_of_a_partner', properties: { colour: 'red' } })
  visit.emit('analytics', { name: 'emailEnteredError', properties: { message: 'x'.repeat(400) } })
  await until(() => names().includes('emailEnteredError'))
  expect(told()).toContainEqual({ name: 'sign_up', properties: { method: 'quick' } })
  expect(names()).not.toContain('a_card_of_a_partner')
  expect(told().at(-1)!.properties.message).toHaveLength(300)
})

test('a visit keeps its session, which it stores beside the id of the browser', async () => {
  const { received, until, values } = await aVisit()
  await until(() => received.length > 0)
  const { sessionId } = received[0]!.context
  expect(sessionId).toMatch(/^[\da-f-]{36}$/)
  expect(JSON.parse(values.get('vs:session')!)).toMatchObject({ id: sessionId })
})

test('takes device and session of the payload', async () => {
  const payload = { analyticsDeviceId: SESSION, analyticsSessionId: DEVICE }
  const { received, until } = await aVisit({ payload })
  await until(() => received.length > 0)
  expect(received[0]!.context).toMatchObject({ deviceId: SESSION, sessionId: DEVICE })
})

test('counts without ids where the reader has to agree and has not, and stores none', async () => {
  const { received, until, values } = await aVisit({ consent: NO_CONSENT })
  await until(() => received.length > 0)
  expect(received[0]!.context).not.toHaveProperty('deviceId')
  expect(received[0]!.context).not.toHaveProperty('sessionId')
  expect(values.has('vs:session')).toBe(false)
})

test('sends nothing where the configuration says so, and tells the page still', async () => {
  const { received, beacons, sent, settled } = await aVisit({ analytics: { own: false } })
  await settled()
  expect([received, beacons]).toEqual([[], []])
  expect(JSON.stringify(sent)).toContain('widget_loaded')
})

test('a page that goes hands the rest to the browser', async () => {
  const rig = await aVisit()
  await rig.until(() => rig.received.length > 0)
  rig.visit.emit('analytics', { name: 'leaderboard_viewed' })
  expect(rig.beacons).toEqual([])
  rig.leaves()
  // On a busy machine something else may wait with it.
  const handedOn = rig.beacons.flatMap(({ events }) => events)
  expect(handedOn).toContainEqual({ name: 'leaderboard_viewed', properties: {} })
  await rig.settled()
  expect(rig.names()).not.toContain('leaderboard_viewed')
})

test('a visit that ends does so too, though the page goes only then', async () => {
  const rig = await aVisit()
  await rig.until(() => rig.received.length > 0)
  rig.visit.emit('analytics', { name: 'leaderboard_viewed' })
  rig.visit.end()
  await rig.until(() => rig.beacons.length > 0)
  const handedOn = rig.beacons.flatMap(({ events }) => events)
  expect(handedOn).toContainEqual({ name: 'leaderboard_viewed', properties: {} })
})

test('a remote that fails is told at once, with version and reason', async () => {
  const { visit, until, told } = await aVisit()
  const { id, version } = visit.entry.bootstrap.remotes[0]!
  visit.remotes.fail(id, new RemoteError('reducer_failed', 'No state'))
  await until(() => told().some(({ name }) => name === 'remote_failed'))
  expect(told()).toContainEqual({
    name: 'remote_failed',
    properties: { remoteId: id, version, reason: 'reducer_failed' },
  })
})
