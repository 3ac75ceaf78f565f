import { openBench } from './databases.mjs'
import { benchId, peopleStatements, widgetStatements } from './fill.mjs'
import { load } from './load.mjs'
import { serve } from './serve.mjs'

const CONNECTIONS = 8
const WIDGET = benchId(1)

const READS = {
  'GET /v2/embed/bootstrap': `/v2/embed/bootstrap?widgetId=${WIDGET}`,
  'GET /v1/widgets/{id}': `/v1/widgets/${WIDGET}`,
  'GET /v2/widgets/{id}': `/v2/widgets/${WIDGET}`,
}

const ROUNDS = 3

/**
 * The hot reads with their caches warm, each beside a bare route that returns as many bytes. The two take turns, so that
 * what else the machine does meets both; the rounds' medians are compared.
 */
export async function benchReads({ port, seconds }) {
  const bench = await openBench('sqlite')
  await bench.run(peopleStatements('sqlite', { users: 10, games: 40 }))
  await bench.run(widgetStatements('sqlite', { games: 30 }))
  const api = await serve('bin/server.ts', {
    port,
    settings: bench.settings,
    probe: '/healthcheck',
  })
  const bare = await serve('tests/load/bare/server.ts', {
    port: port + 1,
    settings: {},
    probe: '/bare/40',
  })
  const rows = []
  for (const [what, path] of Object.entries(READS)) {
    const bytes = (await (await fetch(api.url + path)).arrayBuffer()).byteLength
    const rounds = { bare: [], api: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await measure(bare.url, `/bare/${bytes}`, seconds / ROUNDS))
      rounds.api.push(await measure(api.url, path, seconds / ROUNDS))
    }
    const [yardstick, measured] = [median(rounds.bare), median(rounds.api)]
    rows.push(
      { what: `bare route, ${bytes} bytes`, ...yardstick },
      { what, ...measured, ratio: measured.perSecond / yardstick.perSecond, budget: '>= 0.50' }
    )
  }
  await Promise.all([api.stop(), bare.stop()])
  await bench.close()
  return rows
}

const median = (rounds) =>
  rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]

async function measure(url, path, seconds) {
  const request = () => ({ method: 'GET', path })
  await load(url, { connections: CONNECTIONS, seconds: 1, request })
  return load(url, { connections: CONNECTIONS, seconds: Math.max(2, Math.round(seconds)), request })
}
