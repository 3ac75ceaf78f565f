import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { APP_KEY } from './app_key.mjs'
import { openBench } from './databases.mjs'
import { EVENT_DAYS, EVENTS_FROM_MS, eventStatements } from './event_rows.mjs'
import { benchId, widgetStatements } from './fill.mjs'
import { load } from './load.mjs'
import { cpuTimeMs, measureInPairs, median } from './pairs.mjs'
import { serve } from './serve.mjs'

const run = promisify(execFile)

const MANY = Number(process.env.BENCH_EVENTS ?? 1_000_000)
const CONNECTIONS = 8
const PAIRS = 5
const CHUNK = 100_000

/** What a browser sends after a wait, and what it does not let wait. */
const BATCHES = [5, 20]

/**
 * Events come in beside a bare route that reads as many bytes; a million of them are rolled up, read, and kept while
 * games are played. `fill` makes players and games, `playLatency(few, many)` compares plays on two databases.
 */
export async function benchEvents({ port, seconds, fill, playLatency }) {
  const rows = []
  for (const dialect of ['pg', 'sqlite']) {
    rows.push(...(await benchOn(dialect, { port, seconds, fill, playLatency })))
  }
  return rows
}

async function benchOn(dialect, { port, seconds, fill, playLatency }) {
  const [bench, small] = [
    await openBench(dialect),
    await openBench(dialect, 'sidepick_bench_small'),
  ]
  try {
    for (const one of [bench, small]) await fill(one)
    await bench.run(widgetStatements(dialect, { games: 30 }))
    const taken = []
    for (const size of BATCHES) taken.push(...(await takeIn(bench, { port, seconds, size })))
    await bench.run(['delete from analytics_events'])
    for (let from = 1; from < MANY; from += CHUNK) {
      const to = Math.min(from + CHUNK - 1, MANY)
      await bench.run(eventStatements(dialect, { from, to, all: MANY }))
    }
    await bench.settle()
    const { rolled, differing, pairs } = await rollUpAndRead(bench, seconds)
    const plays = await playLatency(small, bench)
    const named = (what) => `${what}, ${dialect}`
    const ratios = pairs.map((pair) => pair.rolled / pair.rows)
    return [
      ...taken,
      { what: named(`roll-ups of ${MANY} events, hours`), perSecond: rolled, failed: differing },
      { what: named('90 days from the events'), perSecond: median(pairs.map((pair) => pair.rows)) },
      {
        what: named('90 days from roll-ups'),
        perSecond: median(pairs.map((pair) => pair.rolled)),
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        budget: '>= 5',
      },
      { what: named('a play without events'), ...plays.measured },
      {
        what: named(`a play beside ${MANY} events`),
        ...plays.yardstick,
        ratio: plays.ratio,
        spread: plays.spread,
        budget: '<= 1.2',
      },
    ]
  } finally {
    await Promise.all([bench.close(), small.close()])
  }
}

/** One call with so many events, and a bare route that reads and answers the same bytes, in turns. */
async function takeIn(bench, { port, seconds, size }) {
  const api = await serve('bin/server.ts', {
    port,
    settings: bench.settings,
    probe: '/healthcheck',
  })
  const bare = await serve('tests/load/bare/server.ts', {
    ...{ port: port + 1, settings: {}, probe: '/bare/40' },
  })
  async function at({ url, pid }, path) {
    const before = cpuTimeMs(pid)
    let calls = 0
    const request = () => {
      calls++
      return batchCall(path, size)
    }
    const found = await load(url, { connections: CONNECTIONS, seconds, request })
    return { ...found, cpuMs: (cpuTimeMs(pid) - before) / calls }
  }
  const ours = () => at(api, '/v1/analytics/events')
  const theirs = () => at(bare, '/bare/25')
  try {
    await ours()
    await theirs()
    const { measured, yardstick, ...rest } = await measureInPairs({
      ...{ pairs: PAIRS, measure: ours, yardstick: theirs },
    })
    const of = `${size} events, ${bench.dialect}`
    return [
      { what: `bare route that reads ${of}`, ...yardstick },
      { what: `POST /v1/analytics/events, ${of}`, ...measured, ...rest, budget: '>= 0.50' },
    ]
  } finally {
    await Promise.all([api.stop(), bare.stop()])
  }
}

const CONTEXT = JSON.stringify({
  widgetId: benchId(1),
  partner: 'default',
  host: 'news.example.com',
  displayMode: 'inline',
  widgetMode: 'DEFAULT',
  flavour: 'default',
  config: '1.0.0',
  release: 'play-cards@1.0.0',
  appVersion: '1.0.0',
  sessionId: randomUUID(),
  deviceId: randomUUID(),
  experiments: {},
})

const gameId = benchId(1)
const EVENTS = [
  { name: 'game_viewed', properties: { gameId, gameType: 'POLL', index: 0 } },
  { name: 'side_picked', properties: { gameId, side: 'A', gameType: 'POLL', index: 0 } },
  { name: 'game_played', properties: { gameId, points: 20, correct: true } },
  { name: 'sign_up_prompted', properties: { variant: 'default' } },
  { name: 'ad_started', properties: { provider: 'house', slot: 'preroll' } },
]
const BODIES = new Map(
  BATCHES.map((size) => {
    const events = Array.from({ length: size }, (_, n) => EVENTS[n % EVENTS.length])
    return [size, `","context":${CONTEXT},"events":${JSON.stringify(events)}}`]
  })
)

/** Every batch is one that nobody sent before: one that comes again stores nothing. */
const batchCall = (path, size) => ({
  ...{ method: 'POST', path, headers: { 'content-type': 'application/json' } },
  body: `{"batchId":"${randomUUID()}${BODIES.get(size)}`,
})

/** By the application's own code, in a process of its own. */
async function rollUpAndRead(bench, seconds) {
  const told = [EVENT_DAYS, EVENTS_FROM_MS, seconds, PAIRS]
  const args = ['--import=@poppinss/ts-exec', 'tests/load/events.ts', ...told]
  const env = {
    ...process.env,
    ...bench.settings,
    APP_KEY,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
  }
  const { stdout } = await run('node', args.map(String), { env })
  return JSON.parse(stdout.trim().split('\n').at(-1))
}
