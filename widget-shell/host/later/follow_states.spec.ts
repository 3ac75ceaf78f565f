/** @jest-environment node */
import { loggedIn, loggedOut } from '../store/session_slice'
import { pageLearned } from '../store/widget_slice'
import { aBootstrap, aWidget, anEntry } from '../testing/fixtures'
import { games, laterRig, stopVisit } from '../testing/later_rig'

const REF = 'https://news.example.com/story'
const ANA = { id: 'u1', username: 'ana', avatar: null, profileColor: 'ff5a36' }

const lock = (seconds: number) => ({ themeFlags: { lockedPickDelay: seconds } })

/** A visit whose lock takes 2 seconds for a stranger, 5 for a player, and 9 when expanded. */
async function aVisit(status = 200, changes = true) {
  const { config } = aBootstrap()
  const base = { ...config, themeFlags: { ...config.themeFlags, lockedPickDelay: 5 } }
  const states = { base, loggedOut: [lock(2)], collapsed: [], expanded: [lock(9)] }
  const asked: URLSearchParams[] = []
  const answered = { status }
  const first = { ...base, themeFlags: { ...base.themeFlags, lockedPickDelay: 2 } }
  const entry = anEntry(games, {
    bootstrap: aBootstrap({ config: first, ...(changes && { changes }) }),
  })
  entry.init.ref = REF
  const rig = await laterRig(
    {},
    {
      'GET /v2/embed/bootstrap': ({ url }) => {
        asked.push(new URL(url ?? '', 'http://any').searchParams)
        return { status: answered.status, body: { ...aBootstrap({ config: first }), states } }
      },
      'POST /v2/widgets/w1': () => ({ status: 200, body: aWidget(games) }),
    },
    undefined,
    entry
  )
  const { dispatch } = rig.visit.app.store
  const lockNow = () => rig.state().widget.config?.themeFlags.lockedPickDelay
  return { ...rig, asked, answered, dispatch, lockNow }
}

afterEach(stopVisit)

describe('the configuration of a state', () => {
  test('is not asked for as long as the visit is as it began', async () => {
    const rig = await aVisit()
    await rig.settled()
    expect(rig.asked).toEqual([])
    expect(rig.lockNow()).toBeUndefined()
  })

  test('is read once for this page, and merged with each sign-in, sign-out and expansion', async () => {
    const rig = await aVisit()
    rig.dispatch(loggedIn(ANA))
    await rig.until(() => rig.lockNow() === 5)
    rig.dispatch(pageLearned({ place: 'lightbox' }))
    expect(rig.lockNow()).toBe(9)
    rig.dispatch(pageLearned({ place: 'flow' }))
    rig.dispatch(loggedOut())
    expect(rig.lockNow()).toBe(2)
    expect(rig.asked.map((query) => Object.fromEntries(query))).toEqual([
      { widgetId: 'w1', flavour: 'default', lang: 'en-us', ref: REF },
    ])
  })

  test('waits for the next question while a pick is locked', async () => {
    const rig = await aVisit()
    rig.dispatch(loggedIn(ANA))
    await rig.until(() => rig.lockNow() === 5)
    const pickedAt = '2026-01-01T00:00:00.000Z'
    rig.visit.engine.send({ type: 'side_picked', side: 'A', key: 'key-0001', pickedAt })
    rig.dispatch(pageLearned({ place: 'docked' }))
    expect(rig.lockNow()).toBe(5)
    rig.advance(6000)
    await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
    expect(rig.lockNow()).toBe(5)
    rig.advance(2000)
    rig.visit.engine.send({ type: 'next_requested' })
    await rig.until(() => rig.lockNow() === 9)
  })

  test('leaves the entry’s in place where it cannot be read, and asks again with the next change', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await aVisit(503)
    rig.dispatch(loggedIn(ANA))
    await rig.until(() => warn.mock.calls.length > 0)
    await rig.settled()
    expect(rig.lockNow()).toBeUndefined()
    rig.answered.status = 200
    rig.dispatch(pageLearned({ place: 'wide' }))
    await rig.until(() => rig.lockNow() === 9)
    warn.mockRestore()
  })

  test('is not asked for where it is the same in every state', async () => {
    const rig = await aVisit(200, false)
    rig.dispatch(loggedIn(ANA))
    await rig.settled()
    expect(rig.asked).toEqual([])
  })
})
