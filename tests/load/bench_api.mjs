import { mkdir, writeFile } from 'node:fs/promises'
import { randomInt } from 'node:crypto'
import { openBench } from './lib/databases.mjs'
import { benchId, benchToken, peopleStatements, playStatements } from './lib/fill.mjs'
import { load } from './lib/load.mjs'
import { cpuTimeMs, measureInPairs } from './lib/pairs.mjs'
import { pgbench } from './lib/pgbench.mjs'
import { benchEvents } from './lib/events.mjs'
import { benchRanks } from './lib/ranks.mjs'
import { benchReads } from './lib/reads.mjs'
import { withApi } from './lib/serve.mjs'
import { benchSessions } from './lib/sessions.mjs'
import { benchSettlements } from './lib/settlements.mjs'
import { printTable } from './lib/table.mjs'

/**
 * Throughput and latency of the API, each beside its yardstick in the same run: hot reads beside a bare route that
 * returns as many bytes, refreshes and plays beside pgbench with the frozen scripts, logins beside the hash that each of
 * them checks, a play at a million stored plays beside one at ten thousand, a rank among a million
 * entries beside one among a thousand, events beside a bare route that reads as many bytes, and a million of them beside
 * none. Plays and their yardsticks take turns: the ratio is the median of the pairs. Read the ratios; the bare numbers are
 * of the machine. Arguments name the parts to run.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 8
const USERS = 20_000
const GAMES = 1_000

/** Single measurements of equal code lay a third apart. */
const PAIRS = 5

const PORT = 3477
const STORED = { few: 10_000, many: Number(process.env.BENCH_MANY ?? 1_000_000) }

let played = 0

/**
 * Every pair of player and game comes once, so that every request is a play: the n-th round shifts the games by one. The
 * first half of the players belongs to pgbench, which draws its pairs by lot.
 */
function nextPair() {
  const user = played % USERS
  const game = (user * 7 + Math.floor(played / USERS)) % GAMES
  played++
  return { token: benchToken(USERS + user + 1), gameId: benchId(game + 1) }
}

const playRequest = () => playOf(nextPair())

const playOf = ({ token, gameId }) => ({
  method: 'POST',
  path: '/v1/gameplays',
  headers: {
    'authorization': `Bearer ${token}`,
    'content-type': 'application/json',
    'x-idempotency-key': `bench-${randomInt(2 ** 47)}-${randomInt(2 ** 47)}`,
  },
  body: JSON.stringify({
    gameId,
    side: Math.random() < 0.5 ? 'A' : 'B',
    ticketType: 'free',
    quantity: 1,
  }),
})

const withServer = (bench, work) => withApi(bench, PORT, work)

/**
 * Plays with few stored plays and with many, in turns, each on a server of its own. Two connections ask without a pause and without a
 * queue, so the ratio of their throughputs is that of the latencies, and finer than autocannon's whole milliseconds.
 */
const playLatency = (few, many) =>
  withServer(few, (fewUrl) =>
    withApi(many, PORT + 1, async (manyUrl) => {
      await lonelyPlays(fewUrl, 2)
      await lonelyPlays(manyUrl, 2)
      return measureInPairs({
        pairs: PAIRS,
        measure: () => lonelyPlays(fewUrl, SECONDS),
        yardstick: () => lonelyPlays(manyUrl, SECONDS),
      })
    })
  )

const lonelyPlays = (url, seconds) => load(url, { connections: 2, seconds, request: playRequest })

const playThroughput = (bench) =>
  withServer(bench, async (url, pid) => {
    await warmUp(url)
    return playsOf(url, pid)
  })

/** The server and pgbench in turns; the server stays, so that only its first seconds are those of a cold one. */
const playRatio = (bench, yardstick) =>
  withServer(bench, async (url, pid) => {
    await warmUp(url)
    return measureInPairs({ pairs: PAIRS, measure: () => playsOf(url, pid), yardstick })
  })

const warmUp = (url) => playsFor(url, 2)

const playsFor = (url, seconds) =>
  load(url, { connections: CONNECTIONS, seconds, request: playRequest })

/** Plays as many as go through, and what the server's process needs of the CPU for one. */
async function playsOf(url, pid) {
  const [before, first] = [cpuTimeMs(pid), played]
  const plays = await playsFor(url, SECONDS)
  return { ...plays, cpuMs: (cpuTimeMs(pid) - before) / (played - first) }
}

async function fill(bench) {
  await bench.run(peopleStatements(bench.dialect, { users: 2 * USERS, games: GAMES }))
  await bench.run(playStatements(bench.dialect, { from: 1, to: STORED.few }))
  await bench.settle()
}

/** A session keeps the plans that it made of tables with few rows, and is half as fast with them. */
async function fillEveryTable(bench) {
  await withServer(bench, (url) => playsFor(url, SECONDS))
  await bench.settle()
}

async function fillForPlays(bench) {
  await fill(bench)
  await fillEveryTable(bench)
}

async function benchSqlite() {
  const bench = await openBench('sqlite')
  played = 0
  await fill(bench)
  const plays = await playThroughput(bench)
  await bench.close()
  return [{ what: 'POST /v1/gameplays, SQLite', ...plays }]
}

async function benchPostgres() {
  const bench = await openBench('pg')
  played = 0
  await fill(bench)
  const reference = (seconds = SECONDS) =>
    pgbench(bench.url, { users: USERS, games: GAMES, clients: CONNECTIONS, seconds })
  await fillEveryTable(bench)
  const { measured, yardstick, ratio, spread } = await playRatio(bench, reference)
  for (let from = STORED.few + 1; from < STORED.many; from += 100_000) {
    await bench.run(playStatements('pg', { from, to: Math.min(from + 99_999, STORED.many) }))
  }
  await bench.settle()
  const small = await openBench('pg', 'sidepick_bench_small')
  await fill(small)
  await fillEveryTable(small)
  const latency = await playLatency(small, bench)
  await small.close()
  await bench.close()
  return [
    { what: 'pgbench, frozen script', perSecond: yardstick.perSecond },
    {
      what: 'POST /v1/gameplays, PostgreSQL',
      ...measured,
      ratio,
      spread,
      budget: '>= 0.35',
    },
    { what: `a play at ${STORED.few} stored plays`, ...latency.measured },
    {
      what: `a play at ${STORED.many} stored plays`,
      ...latency.yardstick,
      ratio: latency.ratio,
      spread: latency.spread,
      budget: '<= 1.2',
    },
  ]
}

function settlements() {
  played = 0
  return benchSettlements({ port: PORT, seconds: SECONDS, playRequest })
}

const PARTS = {
  reads: () => benchReads({ port: PORT, seconds: SECONDS }),
  sessions: () => benchSessions({ port: PORT, seconds: SECONDS }),
  sqlite: benchSqlite,
  postgres: benchPostgres,
  settlements,
  ranks: () => benchRanks({ seconds: SECONDS }),
  events: () => benchEvents({ port: PORT, seconds: SECONDS, fill: fillForPlays, playLatency }),
}

const wanted = process.argv.slice(2)
const rows = []
for (const [name, bench] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await bench()))
}
printTable(rows)
await mkdir('tmp', { recursive: true })
await writeFile('tmp/bench_api.json', `${JSON.stringify(rows, null, 2)}\n`)
process.exitCode = rows.some((row) => row.failed > 0) ? 1 : 0
