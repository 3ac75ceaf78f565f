import { createHttp } from '@sidepick/card-kit/http'
import type { PlayEvent } from '../engine/play_state'
import { settleLocally } from '../engine/later/settle_locally'
import { hostTexts } from '../messages/texts'
import { createAnswers } from '../picks/answers'
import { createPickDesk, type Submission } from '../picks/pick_desk'
import { createStoredPicks } from '../picks/stored_picks'
import { startServer } from './auth_server'
import { aGame, pointsTable } from './fixtures'

type Routes = Parameters<typeof startServer>[0]

export const context = { widgetId: 'w1', distributorId: 'default' }
export const game = aGame({ id: 'g1' })
export const pick = {
  gameId: 'g1',
  side: 'A' as const,
  key: 'key-0001',
  pickedAt: '2026-01-02T00:00:00.000Z',
}
export const local = settleLocally(game, { side: 'A' }, { a: 1, b: 0 }, pointsTable)

let stop = () => Promise.resolve()

export const stopServer = () => stop()

/** A desk in front of a real server, with everything it told the engine. */
export async function desk(routes: Routes, userId: string | null = 'u1') {
  const server = await startServer(routes)
  stop = server.stop
  const stored = new Map<string, string>()
  const values = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const picks = createStoredPicks(values, 'news.example.com')
  const request = { appVersion: '1', path: '/', referrer: '', domain: 'd', accessToken: 'at' }
  const http = createHttp({ baseUrl: server.baseUrl, context: () => request })
  const sent: PlayEvent[] = []
  const calls = { played: jest.fn(), waits: jest.fn(), staked: jest.fn() }
  const submit = createPickDesk({
    http,
    picks,
    context,
    onTheWay: new Set(),
    whoPlays: () => Promise.resolve(userId),
    send: (event) => sent.push(event),
    texts: hostTexts('es-mx'),
    answers: createAnswers(http, context.widgetId),
    settle: (one, picked) => settleLocally(one, picked, { a: 1, b: 0 }, pointsTable),
    ...calls,
  })
  const hand = (over: Partial<Submission> = {}) => submit({ pick, game, ...over })
  return { server, stored, picks, http, sent, calls, submit: hand }
}
