/** @jest-environment node */
import type { ExperienceConfig } from '@sidepick/rules/types'
import type { ConsentData } from '../bridge/page_data'
import { pageLearned } from '../store/widget_slice'
import { startServer } from '../testing/auth_server'
import { aBootstrap, aGame, anEntry } from '../testing/fixtures'
import { laterRig, stopVisit } from '../testing/later_rig'
import { startAnalytics } from './start_analytics'

const DEVICE = '0b0e4a52-5d70-4c0e-9f0a-2b5c8f6d1a11'
const KEY = 'project_key_1'
const UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string
const game = aGame({ id: '00000000-0000-4000-8000-000000000001' })
const AGREED: ConsentData = {
  ...{ gdprApplies: true, tcString: null, gppString: null, uspString: null },
  adConsent: true,
}

interface PostHogEvent {
  event: string
  uuid: string
  timestamp: string
  properties: Record<string, unknown>
}
interface AmplitudeEvent {
  event_type: string
  insert_id: string
  time: number
  event_properties: Record<string, unknown>
}

/** Both vendors' endpoints, which refuse what these would: a wrong key, or an event without what it must have. */
async function vendors(statuses: number[] = []) {
  const told = { posthog: [] as PostHogEvent[], amplitude: [] as AmplitudeEvent[] }
  const bodies: string[] = []
  const answer = (body: unknown, isGood: boolean, take: () => void) => {
    bodies.push(JSON.stringify(body))
    const status = statuses.shift() ?? (isGood ? 200 : 400)
    if (status === 200) take()
    return { status, body: status === 200 ? { code: 200, status: 'Ok' } : { code: status } }
  }
  const server = await startServer({
    'POST /batch/': ({ body }) => {
      const { api_key: key, batch } = body as { api_key: string; batch: PostHogEvent[] }
      const isGood = batch.every(
        ({ event, timestamp, properties }) =>
          event && !Number.isNaN(Date.parse(timestamp)) && properties.distinct_id
      )
      return answer(body, key === KEY && isGood, () => void told.posthog.push(...batch))
    },
    'POST /2/httpapi': ({ body, headers }) => {
      const { api_key: key, events } = body as { api_key: string; events: AmplitudeEvent[] }
      const isGood = events.every(
        ({ event_type, time, ...event }) =>
          event_type && Number.isInteger(time) && (event as { device_id?: string }).device_id
      )
      const isJson = headers['content-type'] === 'application/json'
      return answer(body, key === KEY && isGood && isJson, () => {
        told.amplitude.push(...events)
      })
    },
  })
  return { ...server, told, bodies }
}

let stopServer = () => Promise.resolve()
afterEach(async () => {
  await stopVisit()
  await stopServer()
})

interface Given {
  named?: ('posthog' | 'amplitude')[]
  consent?: ConsentData
  statuses?: number[]
}

async function aVisit({ named = [], consent = AGREED, statuses }: Given) {
  const server = await vendors(statuses)
  stopServer = server.stop
  const project = { key: KEY, origin: server.baseUrl }
  const analytics = Object.fromEntries(
    named.map((name) => [name, project])
  ) as ExperienceConfig['analytics']
  const { config, ...bootstrap } = aBootstrap()
  const rig = await laterRig(
    { 'vs:deviceId': DEVICE },
    { 'POST /v1/analytics/events': () => ({ status: 202, body: { taken: 1, refused: [] } }) },
    (visit) => {
      visit.whenIdle = (run) => run()
      visit.app.store.dispatch(pageLearned({ consent }))
      visit.counted = { lock: 'long' }
    },
    anEntry([game], { bootstrap: { ...bootstrap, config: { ...config, analytics } } }),
    undefined,
    () =>
      Promise.resolve({
        startAnalytics: (scene, parts) => startAnalytics(scene, parts, { waitMs: 0 }),
      })
  )
  return { ...rig, vendors: server }
}

test('PostHog is told events of this browser, with the variants, and makes no profile of a person', async () => {
  const { vendors: at, until } = await aVisit({ named: ['posthog'] })
  await until(() => at.told.posthog.length >= 2)
  expect(at.told.amplitude).toEqual([])
  expect(at.told.posthog.find(({ event }) => event === 'game_viewed')).toMatchObject({
    uuid: UUID,
    properties: {
      'distinct_id': DEVICE,
      '$session_id': UUID,
      '$process_person_profile': false,
      '$feature/lock': 'long',
      'gameId': game.id,
      'host': 'news.example.com',
      'partner': 'default',
    },
  })
})

test('Amplitude is told them too, with an id by which it counts each once', async () => {
  const { vendors: at, until } = await aVisit({ named: ['amplitude', 'posthog'] })
  await until(() => at.told.amplitude.length >= 2 && at.told.posthog.length >= 2)
  expect(at.told.amplitude.find(({ event_type }) => event_type === 'game_viewed')).toMatchObject({
    device_id: DEVICE,
    session_id: expect.any(Number) as number,
    insert_id: UUID,
    event_properties: { gameId: game.id, experiments: { lock: 'long' }, flavour: 'default' },
  })
})

test('nobody is told what a person may have typed, or what does not work', async () => {
  const { visit, vendors: at, until } = await aVisit({ named: ['posthog', 'amplitude'] })
  visit.emit('analytics', { name: 'client_error', properties: { message: 'No good' } })
  visit.emit('analytics', { name: 'emailEnteredError', properties: { message: 'jane@a.example' } })
  const heard = () => at.told.posthog.some(({ event }) => event === 'emailEnteredError')
  await until(() => heard() && at.told.amplitude.length >= 3)
  expect(at.bodies.join()).not.toMatch(/jane|No good/)
})

test('a batch that did not arrive is sent again, with the same ids', async () => {
  const { visit, vendors: at, until } = await aVisit({ named: ['amplitude'], statuses: [503, 429] })
  await until(() => at.bodies.length >= 1)
  visit.emit('analytics', { name: 'leaderboard_viewed' })
  await until(() => at.bodies.length >= 2)
  visit.emit('analytics', { name: 'leaderboard_viewed' })
  await until(() => at.told.amplitude.length >= 4)
  expect(at.bodies.slice(0, 3)).toEqual(Array(3).fill(at.bodies[0]))
})

test.each([
  ['before consent where the reader has to give it', ['posthog', 'amplitude'] as const, false],
  ['where the configuration names nobody', [] as const, true],
])('nobody else is told anything %s', async (_case, named, adConsent) => {
  const {
    vendors: at,
    until,
    settled,
    server,
  } = await aVisit({
    named: [...named],
    consent: { ...AGREED, adConsent },
  })
  await until(() => server.count('POST /v1/analytics/events') > 0)
  await settled()
  expect(at.asked).toEqual([])
})
