/** @jest-environment node */
import { aWidget } from '../testing/fixtures'
import { games, laterRig as visit, picked, played, stopVisit } from '../testing/later_rig'

afterEach(stopVisit)

describe('signing up with picks waiting', () => {
  test('replays them oldest first, learns the points of the week and takes their games off the list', async () => {
    const rig = await visit(played(picked('g2', 2), picked('g3', 1)))
    expect(rig.visit.engine.state()).toMatchObject({ game: { id: 'g1' }, sessionPoints: 40 })
    await rig.later.session.signInWith('rt_0', 'sign_up')
    await rig.until(() => rig.visit.engine.state().queue.some(({ id }) => id === 'g5'))
    expect(rig.plays).toEqual([
      { gameId: 'g3', key: 'replay-u1-g3', token: 'at_1' },
      { gameId: 'g2', key: 'replay-u1-g2', token: 'at_1' },
    ])
    expect(rig.visit.engine.state().queue.map(({ id }) => id)).toEqual(['g4', 'g5'])
    expect(rig.values.has('vs:news.example.com:playedGames')).toBe(false)
    await rig.until(() => rig.state().session.week?.points === 90)
    expect(rig.state().session).toMatchObject({
      loggedIn: true,
      profile: { id: 'u1', username: 'ada' },
    })
    expect(rig.state().widget.toast?.text).toBe('Welcome, ada! 40 points kept, +1,000 bonus points')
  })

  test('without any promises the bonus alone, and a sign-in promises nothing', async () => {
    const rig = await visit()
    await rig.later.session.signInWith('rt_0', 'sign_up')
    await rig.until(() => rig.state().widget.toast !== null)
    expect(rig.state().widget.toast?.text).toBe('Welcome, ada! +1,000 bonus points')
    await rig.later.session.signInWith('rt_1', 'sign_in')
    await rig.until(() => rig.state().widget.toast?.text === 'Welcome, ada!')
  })
})

test("a sign-in tells the page a hash of who it is, with the page's own values, and nothing else of them", async () => {
  const rig = await visit()
  rig.visit.measurements.hidden = { section: 'sport' }
  await rig.later.session.signInWith('rt_0', 'sign_up')
  await rig.until(() => identified(rig.sent).length > 0)
  expect(identified(rig.sent)).toEqual([
    {
      name: 'identify',
      properties: { section: 'sport' },
      userId: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ])
  expect(JSON.stringify(rig.sent)).not.toMatch(/ada|"u1"/)
})

const identified = (sent: readonly [string, unknown][]) =>
  sent
    .filter(([name, data]) => name === 'frame_break' && Object(data).typeAction === 'identify')
    .map(([, data]) => Object(data).data)

describe('a visitor who comes back signed in', () => {
  test('is not greeted again, and a game played elsewhere leaves the screen', async () => {
    const rig = await visit(
      { refresh_token: 'rt_0' },
      {
        'GET /v2/widgets/w1': () => ({
          status: 200,
          body: aWidget(games, { gamePlays: [{ gameId: 'g1' }] as never }),
        }),
      }
    )
    expect(rig.state().session.loading).toBe(true)
    await rig.until(() => rig.visit.engine.state().game?.id === 'g2')
    expect(rig.state().widget.toast).toBeNull()
    expect(rig.visit.engine.state().phase).toBe('passive')
  })

  test('has a pick sent that never got an answer, with its own key', async () => {
    const pending = {
      userId: 'u1',
      gameId: 'g2',
      side: 'B',
      key: 'key-0002',
      pickedAt: '2026-01-01T00:00:00.000Z',
    }
    const rig = await visit({
      'refresh_token': 'rt_0',
      'vs:news.example.com:pendingPicks': JSON.stringify({
        v: 1,
        data: [pending, { ...pending, userId: 'u9', key: 'key-0009' }],
      }),
    })
    await rig.until(() => rig.visit.picks.pending.all().length === 1)
    expect(rig.plays.map(({ key }) => key)).toEqual(['key-0002'])
    expect(rig.visit.picks.pending.all().map(({ key }) => key)).toEqual(['key-0009'])
  })

  test('waits for the session before a pick goes anywhere', async () => {
    const rig = await visit({ refresh_token: 'rt_0' })
    rig.visit.engine.send({
      type: 'side_picked',
      side: 'A',
      key: 'key-0001',
      pickedAt: '2026-01-01T00:00:00.000Z',
    })
    rig.advance(3000)
    await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
    expect(rig.plays).toEqual([{ gameId: 'g1', key: 'key-0001', token: 'at_1' }])
    expect(rig.visit.engine.state().outcome?.points.total).toBe(20)
  })
})

test('a play on a page with a rewards programme counts in it, and on its board', async () => {
  const bodies: unknown[] = []
  const weeks: unknown[] = []
  const programme = { rewardType: 'gift_card', distributorId: 'orbit' } as const
  const rig = await visit(
    { refresh_token: 'rt_0' },
    {
      'POST /v1/gameplays': ({ body }) => {
        bodies.push(body)
        return { status: 201, body: { points: 20, correct: true } }
      },
      'GET /v1/leaderboards/points': ({ url }) => {
        weeks.push(url)
        return { status: 200, body: [{ points: 90, rank: 3 }] }
      },
    },
    ({ entry }) => {
      entry.bootstrap.hostMode.programme = programme
    }
  )
  await rig.pick('key-0001')
  expect(bodies).toMatchObject([{ gameId: 'g1', widgetId: 'w1', ...programme }])
  expect(new Set(weeks)).toEqual(new Set(['/v1/leaderboards/points?distributorId=orbit']))
})

describe('offline', () => {
  async function offline() {
    const network = { up: false }
    const keys: unknown[] = []
    const rig = await visit(
      { refresh_token: 'rt_0' },
      {
        'POST /v1/gameplays': ({ headers }) => {
          keys.push(headers['x-idempotency-key'])
          return network.up ? { status: 201, body: { points: 10, correct: false } } : 'hang_up'
        },
      }
    )
    return { ...rig, network, keys }
  }

  test.each(['online', 'visibilitychange'])(
    'says so once, plays on, and sends the pick on %s',
    async (event) => {
      const rig = await offline()
      await rig.pick('key-0001')
      expect(rig.state().widget.toast?.text).toBe('You are offline')
      rig.advance(2000)
      expect(rig.visit.engine.state().sessionPoints).toBe(20)
      rig.network.up = true
      rig.events.dispatchEvent(new Event(event))
      await rig.until(() => rig.visit.engine.state().sessionPoints === 10)
      expect(rig.keys).toEqual(['key-0001', 'key-0001'])
    }
  )

  test('is over with the next play that gets through, which takes the one before along', async () => {
    const rig = await offline()
    await rig.pick('key-0001')
    rig.advance(2000)
    rig.visit.engine.send({ type: 'next_requested' })
    rig.network.up = true
    await rig.pick('key-0002')
    await rig.until(() => rig.visit.picks.pending.all().length === 0)
    expect(rig.keys).toEqual(['key-0001', 'key-0002', 'key-0001'])
  })
})

describe('logging out', () => {
  test('tells the page, forgets the player and keeps playing as a stranger', async () => {
    const rig = await visit({ refresh_token: 'rt_0' })
    await rig.until(() => rig.state().session.loggedIn)
    await rig.later.session.logOut()
    expect(rig.state().session).toEqual({
      loggedIn: false,
      loading: false,
      profile: null,
      tosSignedAt: null,
      week: null,
      counts: null,
      userHash: null,
    })
    expect(rig.state().widget.toast?.text).toBe('You are logged out')
    expect(rig.sent.map(([name]) => name)).toContain('vs_logout')
    expect(rig.visit.engine.state()).toMatchObject({ loggedIn: false, phase: 'passive' })
  })

  test.each([{ status: 500 }, { status: 401 }, 'hang_up'] as const)(
    'says so when the server answers %j',
    async (refusal) => {
      const rig = await visit({ refresh_token: 'rt_0' }, { 'POST /auth/logout': () => refusal })
      await rig.until(() => rig.state().session.loggedIn)
      await rig.later.session.logOut()
      const { text, kind } = rig.state().widget.toast!
      expect(text).toBe('You are logged out on this device only')
      expect(kind).toBe('error')
      expect(rig.state().session.loggedIn).toBe(false)
      expect(rig.sent.map(([name]) => name)).toContain('vs_logout')
    }
  )

  test('leaves no points of the player behind for the next one', async () => {
    const network = { up: true }
    const rig = await visit(
      { refresh_token: 'rt_0' },
      {
        'POST /v1/gameplays': () =>
          network.up ? { status: 201, body: { points: 20, correct: true } } : 'hang_up',
      }
    )
    await rig.until(() => rig.state().session.loggedIn)
    for (const up of [true, false]) {
      network.up = up
      await rig.pick(`key-${up}`)
      rig.advance(2000)
      rig.visit.engine.send({ type: 'next_requested' })
    }
    expect(rig.visit.engine.state()).toMatchObject({ sessionPoints: 40, unconfirmed: { g2: 20 } })
    await rig.later.session.logOut()
    expect(rig.visit.engine.state()).toMatchObject({ sessionPoints: 0, unconfirmed: {} })
  })
})
