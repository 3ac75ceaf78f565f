import { createVisit } from '../app/create_visit'
import type { Visit } from '../app/visit'
import { createHostEvents } from '../bridge/host_events'
import { isSettling } from '../engine/phases'
import { browserWaiting } from '../federation/remote_loader'
import type { LaterParts } from '../later/connect'
import { startLater } from '../later/start_later'
import { startServer, tokenRoutes } from './auth_server'
import { createFakeClock } from './fake_clock'
import { fakeLoader } from './fake_loader'
import { aGame, anEntry, aWidget } from './fixtures'
import { SETTLED_MS } from './settled'
import { until } from './until'
import { watchFetch } from './watched_fetch'

export const games = ['g1', 'g2', 'g3', 'g4'].map((id) => aGame({ id }))
let stop = () => Promise.resolve()

export const stopVisit = () => stop()

/** A visit with everything that follows the first question, before a real server that knows one player. */
export async function laterRig(
  stored: Record<string, string> = {},
  over: Parameters<typeof startServer>[0] = {},
  beforeLater: (visit: Visit) => void = () => undefined,
  entry = anEntry(games),
  href = 'https://app.example.com/widget/w1',
  loadAnalytics: LaterParts['loadAnalytics'] = () => new Promise(() => undefined)
) {
  const tokens = tokenRoutes()
  const calls = watchFetch()
  const plays: { gameId: string; key: unknown; token: string | null }[] = []
  const server = await startServer({
    'POST /auth/refresh': tokens.refresh,
    'POST /auth/logout': () => ({ status: 200, body: {} }),
    'GET /v1/profiles': tokens.profile,
    'GET /v1/leaderboards/points': () => ({ status: 200, body: [{ points: 90 }] }),
    'GET /v2/widgets/w1': () => ({
      status: 200,
      body: aWidget([...games, aGame({ id: 'g5' })], {
        gamePlays: plays.map(({ gameId }) => ({ gameId })) as never,
      }),
    }),
    'POST /v1/gameplays': ({ body, headers, token }) => {
      const { gameId } = body as { gameId: string }
      plays.push({ gameId, key: headers['x-idempotency-key'], token })
      return { status: 201, body: { points: 20, correct: true, correctAnswer: null } }
    },
    ...over,
  })
  const values = new Map(Object.entries(stored))
  const events = new EventTarget()
  const sent: [action: string, data: unknown][] = []
  const { clock, advance } = createFakeClock()
  const store = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: {},
    document: Object.assign(new EventTarget(), { getElementById: () => null }),
    location: { href },
  }
  const made = createVisit({
    entry,
    frameName: '',
    gameOnScreen: entry.widget.playlist.games[0]!.id,
    values: store,
    clock,
    now: () => new Date(),
    loader: fakeLoader({}).loader,
    waiting: browserWaiting,
    whenIdle: () => undefined,
    bridge: {
      events: createHostEvents(),
      handshake: () => Promise.resolve(null),
      greeted: new Promise(() => {}),
      send: (...message) => sent.push(message),
      close: () => undefined,
    },
    loadLater: (own) =>
      Promise.resolve(
        startLater(own, {
          values: store,
          window: window as never,
          origin: { baseUrl: server.baseUrl, referrer: '' },
          loadApi: () => import('../api/host_api'),
          loadLive: () => new Promise(() => undefined),
          loadAnalytics,
        })
      ),
  })
  beforeLater(made)
  const later = await made.later()
  stop = async () => {
    made.end()
    // What a sign-in sets off is under way still.
    await calls.settled()
    calls.putBack()
    await server.stop()
  }
  /** A pick of the game on screen, up to the server's answer. */
  const pick = async (key: string) => {
    const pickedAt = '2026-01-01T00:00:00.000Z'
    if (isSettling(made.engine.state())) advance(SETTLED_MS)
    made.engine.send({ type: 'side_picked', side: 'A', key, pickedAt })
    advance(3000)
    await until(() => made.engine.state().phase === 'majorityBonus')
  }
  return {
    visit: made,
    pick,
    later,
    server,
    plays,
    sent,
    values,
    events,
    advance,
    until,
    settled: calls.settled,
    state: () => made.app.store.getState(),
  }
}

export const picked = (gameId: string, day: number) => ({
  gameId,
  side: 'A',
  points: 20,
  correctAnswer: null,
  correct: true,
  key: `key-${gameId}`,
  pickedAt: `2026-01-0${day}T00:00:00.000Z`,
})
export const played = (...entries: unknown[]) => ({
  'vs:news.example.com:playedGames': JSON.stringify({ v: 1, data: entries }),
})
