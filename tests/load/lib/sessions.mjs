import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { openBench } from './databases.mjs'
import { benchEmail, benchRefreshToken, peopleStatements, sessionStatements } from './fill.mjs'
import { load } from './load.mjs'
import { pgbench } from './pgbench.mjs'
import { withApi } from './serve.mjs'
import { sqliteRefreshes } from './sqlite_reference.mjs'

const CONNECTIONS = 8
const WARM_UP_SECONDS = 2

/** The first half of the sessions is the yardstick's. Each of ours is refreshed once: a token that comes back late ends it. */
const USERS = 40_000

const PASSWORD = 'Correct-horse-9'
const hasher = new Scrypt({ cost: 16_384, blockSize: 8, parallelization: 1 })

/** Refreshes on both databases, and logins with and without the hash that makes up most of them. */
export async function benchSessions({ port, seconds }) {
  const passwordHash = await hasher.make(PASSWORD)
  const rows = []
  for (const dialect of ['sqlite', 'pg']) {
    const bench = await openBench(dialect)
    await bench.run(peopleStatements(dialect, { users: 2 * USERS, games: 1 }))
    await bench.run(sessionStatements(dialect, { users: 2 * USERS, passwordHash }))
    await bench.settle()
    const measured = { bench, port, seconds, passwordHash }
    rows.push(...(await (dialect === 'pg' ? benchPostgres : benchSqlite)(measured)))
    await bench.close()
  }
  return rows
}

async function benchSqlite({ bench, port, seconds }) {
  const refreshes = await withApi(bench, port, (url) => loadRefreshes(url, seconds))
  const yardstick = sqliteRefreshes(bench.settings.SQLITE_PATH, { users: USERS, seconds })
  return [
    { what: 'the statements of a refresh, SQLite', ...yardstick },
    {
      what: 'POST /auth/refresh, SQLite',
      ...refreshes,
      ratio: refreshes.perSecond / yardstick.perSecond,
    },
  ]
}

async function benchPostgres({ bench, port, seconds, passwordHash }) {
  const reference = () =>
    pgbench(bench.url, { script: 'refresh', users: USERS, clients: CONNECTIONS, seconds }).perSecond
  const before = reference()
  const [refreshes, logins, after] = await withApi(bench, port, async (url) => {
    const refreshed = await loadRefreshes(url, seconds)
    return [refreshed, await loadLogins(url, seconds), reference()]
  })
  const yardstick = (before + after) / 2
  const hashes = await hashAlone(passwordHash, seconds)
  const besideHashMs = 1_000 / logins.perSecond - 1_000 / hashes.perSecond
  return [
    { what: 'pgbench, frozen refresh', perSecond: yardstick },
    {
      what: 'POST /auth/refresh, PostgreSQL',
      ...refreshes,
      ratio: refreshes.perSecond / yardstick,
    },
    { what: 'scrypt alone', ...hashes },
    {
      what: 'POST /auth/login, PostgreSQL',
      ...logins,
      ratio: logins.perSecond / hashes.perSecond,
    },
    { what: 'what a login takes beside its hash', p50Ms: besideHashMs },
  ]
}

async function loadRefreshes(url, seconds) {
  let sent = 0
  const request = () => ({
    method: 'POST',
    path: '/auth/refresh',
    headers: { authorization: `Bearer ${benchRefreshToken(USERS + (sent++ % USERS) + 1)}` },
  })
  await load(url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, request })
  return load(url, { connections: CONNECTIONS, seconds, request })
}

async function loadLogins(url, seconds) {
  let sent = 0
  const request = () => ({
    method: 'POST',
    path: '/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: benchEmail((sent++ % USERS) + 1), password: PASSWORD }),
  })
  await load(url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, request })
  return load(url, { connections: CONNECTIONS, seconds, request })
}

/** As many checks at a time as there are connections, without a server around them. */
async function hashAlone(passwordHash, seconds) {
  const begun = performance.now()
  let checked = 0
  const lane = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      if (!(await hasher.verify(passwordHash, PASSWORD))) throw new Error('the hash does not match')
      checked++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  return { perSecond: (checked * 1_000) / (performance.now() - begun) }
}
