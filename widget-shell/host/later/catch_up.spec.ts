/** @jest-environment node */
import type { Http } from '@sidepick/card-kit'
import { createStoredPicks } from '../picks/stored_picks'
import { createCatchUp } from './catch_up'

const network = { status: 0, code: 'E_NETWORK', message: 'lost', errors: [] }

function rig(userId: string | null) {
  const stored = new Map<string, string>()
  const picks = createStoredPicks(
    {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    'news.example.com'
  )
  picks.pending.put({ userId: 'u1', gameId: 'g1', side: 'A', key: 'key-0001', pickedAt: '' })
  const http = jest.fn().mockRejectedValue(network)
  const engine = { state: () => ({ pick: null }), send: jest.fn() }
  const refresh = jest.fn()
  const made = createCatchUp({ picks, engine } as never, {
    http: http as unknown as Http,
    context: { widgetId: 'w1', distributorId: 'default' },
    onTheWay: new Set(),
    whoPlays: () => Promise.resolve(userId),
    refresh,
  })
  return { ...made, http, picks, refresh }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a pick that waits is tried again by itself, each time after twice as long', async () => {
  const { http, tryLater, picks, refresh } = rig('u1')
  tryLater()
  for (const [afterMs, tries] of [
    [4999, 0],
    [1, 1],
    [9999, 1],
    [1, 2],
  ] as const) {
    await jest.advanceTimersByTimeAsync(afterMs)
    expect(http).toHaveBeenCalledTimes(tries)
  }
  expect(refresh).not.toHaveBeenCalled()
  http.mockResolvedValue({ points: 10, correct: true })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(picks.pending.all()).toEqual([])
  expect(refresh).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(http).toHaveBeenCalledTimes(3)
})

test('two calls at once are one run', async () => {
  const { http, catchUp, stop } = rig('u1')
  await Promise.all([catchUp(), catchUp()])
  expect(http).toHaveBeenCalledTimes(1)
  stop()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(http).toHaveBeenCalledTimes(1)
})

test('nothing is sent for somebody else', async () => {
  for (const userId of [null, 'u2']) {
    const { http, catchUp } = rig(userId)
    await catchUp()
    expect(http).not.toHaveBeenCalled()
  }
})
