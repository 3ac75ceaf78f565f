import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { openBench } from './databases.mjs'
import { benchId, crowdStatements, peopleStatements } from './fill.mjs'
import { load } from './load.mjs'
import { withApi } from './serve.mjs'
import { APP_KEY } from './app_key.mjs'

const run = promisify(execFile)

const FEW = 10_000
const MANY = Number(process.env.BENCH_CROWD ?? 100_000)
const USERS = 20_000

/** As many as `playRequest` draws from. */
const GAMES = 1_000

/** Plays a second in other games: what is measured is whether they wait, not how many the machine can do. */
const PLAYS_PER_SECOND = 40

/** The crowds play games of their own, behind those. */
const crowdGame = (n) => GAMES + 1 + n

const gameOf = (n) => benchId(crowdGame(n))

/**
 * Settling a game of many plays beside one of few, per play; and plays of other games while such a game is settled,
 * beside the same plays alone. On PostgreSQL another process settles, on SQLite the server's own worker.
 */
export async function benchSettlements({ port, seconds, playRequest }) {
  return [
    ...(await benchPostgres({ port, seconds, playRequest })),
    ...(await benchSqlite({ port, seconds, playRequest })),
  ]
}

async function openFilled(dialect, crowds) {
  const bench = await openBench(dialect)
  await bench.run(peopleStatements(dialect, { users: 2 * USERS, games: GAMES + crowds.length }))
  for (const [n, plays] of crowds.entries()) {
    await bench.run(crowdStatements(dialect, { game: crowdGame(n), first: n * MANY * 2, plays }))
  }
  await bench.settle()
  return bench
}

async function benchPostgres({ port, seconds, playRequest }) {
  const bench = await openFilled('pg', [FEW, FEW, MANY, FEW, MANY])
  await settle(bench, gameOf(0))
  const before = await settle(bench, gameOf(1))
  const many = await settle(bench, gameOf(2))
  const after = await settle(bench, gameOf(3))
  const few = (before + after) / 2
  const [alone, beside] = await withApi(bench, port, async (url) => {
    const measure = () => plays(url, { seconds, playRequest })
    await measure()
    const undisturbed = await measure()
    const settling = execute(bench, gameOf(4), 'settle')
    await settling.declared
    const meanwhile = await measure()
    await settling.done
    return [undisturbed, meanwhile]
  })
  await bench.close()
  return [
    { what: `settling ${FEW} plays, PostgreSQL`, perSecond: few },
    {
      what: `settling ${MANY} plays, PostgreSQL`,
      perSecond: many,
      ratio: few / many,
      budget: '<= 1.2',
    },
    { what: 'plays of other games, PostgreSQL', ...alone },
    {
      what: '… while a game is settled',
      ...beside,
      ratio: beside.p99Ms / alone.p99Ms,
    },
  ]
}

async function benchSqlite({ port, seconds, playRequest }) {
  const bench = await openFilled('sqlite', [MANY])
  const [alone, beside] = await withApi(
    { ...bench, settings: { ...bench.settings, WORKER: 'true' } },
    port,
    async (url) => {
      const measure = () => plays(url, { seconds, playRequest })
      await measure()
      const before = await measure()
      await execute(bench, gameOf(0)).done
      return [before, await measure()]
    }
  )
  await bench.close()
  return [
    { what: 'plays of other games, SQLite', ...alone },
    {
      what: '… while the same process settles',
      ...beside,
      ratio: beside.p99Ms / alone.p99Ms,
    },
  ]
}

const plays = (url, { seconds, playRequest }) =>
  load(url, { connections: 4, seconds, request: playRequest, perSecond: PLAYS_PER_SECOND })

/** How many plays a second were declared and paid. */
async function settle(bench, gameId) {
  const { declaredMs, paidMs, state, plays: count } = await execute(bench, gameId, 'settle').done
  if (state !== 'ended') throw new Error(`the game is ${state}`)
  return (count * 1_000) / (declaredMs + paidMs)
}

/** A process that declares the game, and settles it with `settle`: `declared` comes as soon as that has begun. */
function execute({ settings }, gameId, ...mode) {
  const env = {
    ...process.env,
    ...settings,
    ...{ NODE_ENV: 'production', APP_KEY, LOG_LEVEL: 'error' },
    ...{ HOST: '127.0.0.1', PORT: '3478', APP_URL: 'http://127.0.0.1:3478', DB_POOL_MAX: '4' },
    ...{ SMTP_HOST: '127.0.0.1', WORKER: 'false' },
  }
  const script = ['--import=@poppinss/ts-exec', 'tests/load/settle.ts', gameId, ...mode]
  const running = run('node', script, { env })
  return {
    declared: once(running.child.stdout, 'data'),
    done: running.then(({ stdout }) => JSON.parse(stdout.split('\n')[1] || 'null')),
  }
}
