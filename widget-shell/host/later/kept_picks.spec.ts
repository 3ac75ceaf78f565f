/** @jest-environment node */
import { aGame } from '../testing/fixtures'
import { games, laterRig, picked, played, stopVisit } from '../testing/later_rig'

afterEach(async () => {
  await stopVisit()
  jest.useRealTimers()
})

/** The wait for another frame's lock is moved on by the test. */
const takeClock = () =>
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'performance'],
  })

const { gameId, side, key, pickedAt } = picked('g2', 1)

const locking = (over: object = {}) => ({
  'vs:news.example.com:lockingPicks': JSON.stringify({
    v: 1,
    data: [{ gameId, side, key, pickedAt, ...over }],
  }),
})

/** Of a game that came for the page's context, which no page lists when it loads. */
const unlisted = locking({ gameId: 'g99', game: aGame({ id: 'g99' }) })

describe('a pick whose page ended before its lock was over', () => {
  test('is sent with its own key, and its game is not offered again', async () => {
    const rig = await laterRig({ ...locking(), refresh_token: 'rt_0' })
    expect(rig.visit.engine.state().queue.map(({ id }) => id)).toEqual(['g3', 'g4'])
    await rig.until(() => rig.visit.picks.sent.all().includes('g2'))
    expect(rig.plays).toEqual([{ gameId: 'g2', key: 'key-g2', token: 'at_1' }])
    expect(rig.visit.picks.locking.all()).toEqual([])
  })

  test('is kept for a stranger with what it came to', async () => {
    const rig = await laterRig(locking())
    await rig.until(() => rig.visit.picks.played.all().length > 0)
    expect(rig.visit.picks.played.all()).toMatchObject([
      { gameId: 'g2', key: 'key-g2', points: 20 },
    ])
    expect(rig.visit.picks.locking.all()).toEqual([])
  })

  test('is sent as well where this page does not list its game', async () => {
    const rig = await laterRig({ ...unlisted, refresh_token: 'rt_0' })
    await rig.until(() => rig.visit.picks.sent.all().includes('g99'))
    expect(rig.plays).toEqual([{ gameId: 'g99', key, token: 'at_1' }])
    expect(rig.visit.picks.locking.all()).toEqual([])
    expect(rig.visit.picks.pending.all()).toEqual([])
  })

  test('is kept for a stranger where this page does not list its game, and the game is not', async () => {
    const rig = await laterRig(unlisted)
    await rig.until(() => rig.visit.picks.played.all().length > 0)
    const kept = { gameId: 'g99', side, key, pickedAt, points: 20, correct: true }
    expect(rig.visit.picks.played.all()).toEqual([{ ...kept, correctAnswer: null }])
    expect(rig.visit.picks.locking.all()).toEqual([])
  })

  const ago = (ageMs: number) => new Date(Date.now() - ageMs).toISOString()

  test('waits while another frame may be locking it still, and is sent then', async () => {
    takeClock()
    const rig = await laterRig({ ...locking({ pickedAt: ago(3500) }), refresh_token: 'rt_0' })
    await rig.until(() => rig.later.session.profile() !== null)
    jest.advanceTimersByTime(1400)
    await rig.settled()
    expect(rig.visit.picks.locking.all()).toHaveLength(1)
    jest.advanceTimersByTime(200)
    await rig.until(() => rig.plays.length > 0)
    expect(rig.plays).toEqual([{ gameId: 'g2', key, token: 'at_1' }])
  })

  test('is left alone where that frame has handed it in', async () => {
    takeClock()
    const rig = await laterRig({ ...locking({ pickedAt: ago(4900) }), refresh_token: 'rt_0' })
    rig.visit.picks.locking.clear()
    jest.advanceTimersByTime(200)
    await rig.settled()
    expect(rig.plays).toEqual([])
  })

  test.each([undefined, null, 'g99', {}, aGame({ id: 'g98' })])(
    'waits for a page that lists its game where %p was stored for that',
    async (game) => {
      const rig = await laterRig(locking({ gameId: 'g99', game }))
      await rig.settled()
      expect(rig.visit.picks.locking.all()).toHaveLength(1)
      expect(rig.visit.picks.played.all()).toEqual([])
    }
  )
})

describe('the pick of this page', () => {
  test('is stored with the tap, and handed over when its lock ends', async () => {
    const rig = await laterRig()
    rig.visit.engine.send({ type: 'side_picked', side: 'A', key: 'key-0001', pickedAt })
    expect(rig.visit.picks.locking.all()).toEqual([
      { gameId: 'g1', side: 'A', key: 'key-0001', pickedAt, game: games[0] },
    ])
    rig.advance(3000)
    await rig.until(() => rig.visit.engine.state().phase === 'majorityBonus')
    expect(rig.visit.picks.locking.all()).toEqual([])
    expect(rig.visit.picks.played.all()).toMatchObject([{ gameId: 'g1', key: 'key-0001' }])
  })

  test('is not handed in early by a host that finishes loading during the lock', async () => {
    const rig = await laterRig({}, {}, (visit) =>
      visit.engine.send({ type: 'side_picked', side: 'A', key: 'key-0001', pickedAt })
    )
    await rig.settled()
    expect(rig.visit.picks.locking.all()).toHaveLength(1)
    expect(rig.visit.picks.played.all()).toEqual([])
  })
})

test('a game played in another tab is not offered here any more', async () => {
  const rig = await laterRig()
  const [[storageKey, list]] = Object.entries(played(picked('g1', 1))) as [[string, string]]
  rig.values.set(storageKey, list)
  const told = (changed: string) =>
    rig.events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }))
  told('vs:other.example.com:playedGames')
  expect(rig.visit.engine.state().game?.id).toBe('g1')
  told(storageKey)
  expect(rig.visit.engine.state().game?.id).toBe('g2')
})
