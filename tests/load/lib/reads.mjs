import { get } from 'node:http'
import { openBench } from './databases.mjs'
import { benchId, peopleStatements, widgetStatements } from './fill.mjs'
import { load } from './load.mjs'
import { serve } from './serve.mjs'

const CONNECTIONS = 8
const WIDGET = benchId(1)

const PAYLOAD = Buffer.from(JSON.stringify({ ref: 'https://paper.example/story' })).toString(
  'base64url'
)
const READS = {
  'GET /v2/embed/bootstrap': { path: `/v2/embed/bootstrap?widgetId=${WIDGET}` },
  'GET /v1/widgets/{id}': { path: `/v1/widgets/${WIDGET}` },
  'GET /v2/widgets/{id}': { path: `/v2/widgets/${WIDGET}` },
  'the entry page, Brotli': { path: `/go/${PAYLOAD}/widget/${WIDGET}`, encoding: 'br', least: 0.6 },
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
  for (const [what, read] of Object.entries(READS)) {
    const { path, encoding = 'identity', least = 0.5 } = read
    const headers = { 'accept-encoding': encoding }
    const bytes = await bytesOf(api.url + path, headers)
    const rounds = { bare: [], api: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await measure(bare.url, { path: `/bare/${bytes}` }, seconds / ROUNDS))
      rounds.api.push(await measure(api.url, { path, headers }, seconds / ROUNDS))
    }
    const [yardstick, measured] = [median(rounds.bare), median(rounds.api)]
    rows.push(
      { what: `bare route, ${bytes} bytes`, ...yardstick },
      {
        what,
        ...measured,
        ratio: measured.perSecond / yardstick.perSecond,
        budget: `>= ${least.toFixed(2)}`,
      }
    )
  }
  await Promise.all([api.stop(), bare.stop()])
  await bench.close()
  return rows
}

const median = (rounds) =>
  rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]

/** As they travel: fetch would unpack them. */
const bytesOf = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })

async function measure(url, { path, headers = {} }, seconds) {
  const request = () => ({ method: 'GET', path, headers })
  await load(url, { connections: CONNECTIONS, seconds: 1, request })
  return load(url, { connections: CONNECTIONS, seconds: Math.max(2, Math.round(seconds)), request })
}
