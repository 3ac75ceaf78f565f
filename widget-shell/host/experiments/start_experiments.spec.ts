/** @jest-environment node */
import { variantByHash } from '@sidepick/rules/experiments'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { startAnalytics } from '../analytics/start_analytics'
import type { ConsentData } from '../bridge/page_data'
import { loggedIn } from '../store/session_slice'
import { pageLearned } from '../store/widget_slice'
import { aBootstrap, anEntry } from '../testing/fixtures'
import { games, laterRig, stopVisit } from '../testing/later_rig'

const DEVICE = '0b0e4a52-5d70-4c0e-9f0a-2b5c8f6d1a11'
const ANA = { id: 'u1', username: 'ana', avatar: null, profileColor: 'ff5a36' }
const NO_CONSENT: ConsentData = {
  ...{ gdprApplies: true, tcString: null, gppString: null, uspString: null },
  adConsent: false,
}

const anExperiment = (given: object = {}) => ({
  ...{ key: 'lock', salt: 's1', version: 1, priority: 0, traffic: 10_000, sliceFrom: 0 },
  variants: [
    { key: 'control', weight: 1, config: {} },
    { key: 'long', weight: 1, config: { themeFlags: { lockedPickDelay: 9 } } },
  ],
  ...given,
})

interface Batch {
  context: { deviceId: string; experiments: Record<string, string> }
  events: { name: string; properties: object }[]
}

/** A visit to a page with experiments, whose device is known. */
async function aVisit({
  experiments = [anExperiment()] as object[],
  stored = { 'vs:deviceId': DEVICE } as Record<string, string>,
  status = 202,
  consent = null as ConsentData | null,
  payload = {},
  account = {} as Record<string, { version: number; variant: string }>,
  /** Of the publisher's page. */
  ref = 'https://news.example.com/story',
  takesForced = undefined as true | undefined,
} = {}) {
  const bootstrap = aBootstrap({ hasExperiments: true })
  const batches: Batch[] = []
  const handedOver: object[] = []
  const answered = { status }
  const rig = await laterRig(
    stored,
    {
      'GET /v2/embed/bootstrap': () => {
        const states = { base: bootstrap.config, loggedOut: [], collapsed: [], expanded: [] }
        return { status: 200, body: { ...bootstrap, states, experiments } }
      },
      'POST /v1/experiments/mine': ({ body }) => {
        handedOver.push((body as { assigned: object }).assigned)
        return { status: 200, body: { assigned: account } }
      },
      'POST /v1/analytics/events': ({ body }) => {
        const batch = body as Batch
        const taken = { taken: 1, refused: [] }
        // No experiment counts the others.
        if (Object.keys(batch.context.experiments).length === 0) return { status: 202, body: taken }
        batches.push(batch)
        return { status: answered.status, body: taken }
      },
    },
    (visit) => {
      // What measures is there at once.
      visit.whenIdle = (run) => run()
      if (consent) visit.app.store.dispatch(pageLearned({ consent }))
    },
    anEntry(games, { bootstrap, init: { ref }, ...(takesForced && { takesForced }) }),
    `https://app.example.com/go/${encodeInitPayload(payload)}/widget/w1`,
    () =>
      Promise.resolve({
        startAnalytics: (scene, parts) => startAnalytics(scene, parts, { waitMs: 0 }),
      })
  )
  const config = () => rig.state().widget.config
  const events = () => batches.flatMap((batch) => batch.events)
  return { ...rig, batches, handedOver, answered, config, events }
}

const mine = () => variantByHash(anExperiment(), DEVICE)!
const other = () => anExperiment().variants.find(({ key }) => key !== mine().key)!
const exposed = (variant: string, experiment = 'lock') => ({
  name: 'experiment_exposed',
  properties: { experiment, variant },
})
afterEach(stopVisit)

describe('a visit to a page with experiments', () => {
  test('has the variant that its device leads to, tells it once, and remembers it', async () => {
    const rig = await aVisit()
    await rig.until(() => rig.batches.length === 1)
    expect(rig.events()).toEqual([exposed(mine().key)])
    expect(rig.batches[0]!.context).toMatchObject({
      ...{ widgetId: 'w1', deviceId: DEVICE, host: 'news.example.com', displayMode: 'inline' },
      experiments: { lock: mine().key },
    })
    await rig.until(() => rig.values.get('vs:experiments')?.includes('exposed') === true)
    expect(JSON.parse(rig.values.get('vs:experiments')!)).toEqual({
      lock: { version: 1, variant: mine().key, exposed: true },
    })
    const lock = (mine().config as { themeFlags?: { lockedPickDelay: number } }).themeFlags
    expect(rig.config()?.themeFlags.lockedPickDelay).toBe(
      lock?.lockedPickDelay ?? aBootstrap().config.themeFlags.lockedPickDelay
    )
    const told = rig.sent.filter((one) => JSON.stringify(one).includes('experiment_exposed'))
    expect(told).toHaveLength(1)
  })

  test('tells the page what its variant has for the page’s statistics, and nobody else', async () => {
    const payload = { hypothesis: 'h7', cohort: 2 }
    const variants = [{ key: 'long', weight: 1, config: {}, payload }]
    const rig = await aVisit({ experiments: [anExperiment({ variants })] })
    await rig.until(() => rig.batches.length === 1)
    expect(rig.events()).toEqual([exposed('long')])
    const told = rig.sent.filter((one) => JSON.stringify(one).includes('experiment_exposed'))
    expect(JSON.stringify(told)).toContain(
      JSON.stringify({ experiment: 'lock', variant: 'long', payload })
    )
  })

  test('keeps the variant it had, also after a sign-in, and does not tell it again', async () => {
    const known = { lock: { version: 1, variant: other().key, exposed: true } }
    const stored = { 'vs:deviceId': DEVICE, 'vs:experiments': JSON.stringify(known) }
    const rig = await aVisit({ stored })
    await rig.until(() => rig.visit.variants !== undefined)
    rig.visit.app.store.dispatch(loggedIn(ANA))
    await rig.settled()
    expect(rig.visit.variants).toEqual({ lock: other().key })
    expect(JSON.parse(rig.values.get('vs:experiments')!)).toEqual(known)
    expect(rig.batches).toEqual([])
  })

  test('is a device of its own from the first visit on', async () => {
    const rig = await aVisit({ stored: {} })
    await rig.until(() => rig.batches.length === 1)
    expect(rig.values.get('vs:deviceId')).toBe(rig.batches[0]!.context.deviceId)
  })

  test('tells an exposure when the widget is seen', async () => {
    const rig = await aVisit()
    rig.visit.engine.send({ type: 'visibility_changed', ratio: 0 })
    await rig.until(() => rig.config() !== undefined)
    await rig.settled()
    expect(rig.batches).toEqual([])
    rig.visit.engine.send({ type: 'visibility_changed', ratio: 1 })
    await rig.until(() => rig.batches.length === 1)
  })

  test('tells again what did not arrive, and its variants with each event from then on', async () => {
    const rig = await aVisit({ status: 503 })
    await rig.until(() => rig.batches.length === 1)
    await rig.settled()
    expect(rig.values.get('vs:experiments')).not.toContain('exposed')
    rig.answered.status = 202
    rig.visit.emit('analytics', { name: 'leaderboard_viewed' })
    await rig.until(() => rig.events().some(({ name }) => name === 'leaderboard_viewed'))
    expect(rig.batches[1]).toEqual(rig.batches[0])
    await rig.until(() => rig.values.get('vs:experiments')!.includes('exposed'))
    expect(rig.batches.at(-1)!.context.experiments).toEqual({ lock: mine().key })
    expect(rig.events().filter(({ name }) => name === 'experiment_exposed')).toHaveLength(2)
  })

  test('takes part in none without consent where that is needed, and stores nothing', async () => {
    const rig = await aVisit({ stored: {}, consent: NO_CONSENT })
    await rig.until(() => rig.visit.variants !== undefined)
    expect(rig.visit.variants).toEqual({})
    expect([...rig.values.keys()].filter((key) => /device|experiments/.test(key))).toEqual([])
    expect(rig.batches).toEqual([])
  })

  test('has what its payload forces, which is neither kept nor told to the server', async () => {
    const payload = { analyticsExperiments: { lock: other().key } }
    const rig = await aVisit({ payload })
    await rig.until(() => rig.visit.variants?.lock === other().key)
    await rig.until(() => rig.config() !== undefined)
    await rig.settled()
    expect(rig.values.has('vs:experiments')).toBe(false)
    expect(rig.batches).toEqual([])
  })

  test('has what the address of the page forces, where the server takes that', async () => {
    const ref = `https://news.example.com/story?vs_exp=lock:${other().key}`
    const payload = { analyticsExperiments: { lock: mine().key } }
    const rig = await aVisit({ ref, payload, takesForced: true })
    await rig.until(() => rig.visit.variants?.lock === other().key)
    await rig.settled()
    expect(rig.batches).toEqual([])
    await stopVisit()
    const live = await aVisit({ ref })
    await live.until(() => live.visit.variants !== undefined)
    expect(live.visit.variants).toEqual({ lock: mine().key })
  })

  test('uses the device that its payload names', async () => {
    const given = '7d9f2a3c-1b2c-4d5e-8f90-a1b2c3d4e5f6'
    const rig = await aVisit({ payload: { analyticsDeviceId: given }, stored: {} })
    await rig.until(() => rig.batches.length === 1)
    expect(rig.batches[0]!.context.deviceId).toBe(given)
    expect(rig.values.has('vs:deviceId')).toBe(false)
  })

  test('forgets nothing when what was stored cannot be read, and is assigned again', async () => {
    for (const broken of ['{', '7', '{"lock":{"version":"1","variant":"long"}}']) {
      const stored = { 'vs:deviceId': DEVICE, 'vs:experiments': broken }
      const rig = await aVisit({ stored })
      await rig.until(() => rig.visit.variants !== undefined)
      expect(rig.visit.variants).toEqual({ lock: mine().key })
      await stopVisit()
    }
  })

  test('follows the account of a player where the device has nothing', async () => {
    const gone = anExperiment({ key: 'gone', salt: 's2', traffic: 0 })
    const stored = { 'vs:deviceId': DEVICE, 'refresh_token': 'rt_0' }
    const account = {
      lock: { version: 1, variant: other().key },
      gone: { version: 1, variant: 'long' },
    }
    const rig = await aVisit({ stored, account, experiments: [anExperiment(), gone] })
    await rig.until(() => rig.visit.variants !== undefined)
    expect(rig.visit.variants).toEqual({ lock: other().key, gone: 'long' })
    expect(rig.handedOver).toEqual([{}])
    expect(JSON.parse(rig.values.get('vs:experiments')!)).toMatchObject(account)
  })

  test('hands its variants to the account at a sign-in, and keeps them', async () => {
    const account = { lock: { version: 1, variant: other().key } }
    const rig = await aVisit({ account })
    await rig.until(() => rig.batches.length === 1)
    expect(rig.handedOver).toEqual([])
    await rig.later.session.signInWith('rt_0', 'sign_in')
    await rig.until(() => rig.handedOver.length === 1)
    await rig.settled()
    expect(rig.handedOver).toMatchObject([{ lock: { version: 1, variant: mine().key } }])
    expect(rig.visit.variants).toEqual({ lock: mine().key })
    expect(JSON.parse(rig.values.get('vs:experiments')!).lock.variant).toBe(mine().key)
  })
})
