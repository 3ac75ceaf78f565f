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

/** The hot reads with their caches warm, each beside a bare route that returns as many bytes. */
export async function benchReads({ port, seconds }) {
  const bench = await openBench('sqlite')
  await bench.run(peopleStatements('sqlite', { users: 10, games: 40 }))
  await bench.run(widgetStatements('sqlite', { games: 30 }))
  const rows = []
  for (const [what, path] of Object.entries(READS)) {
    const api = await serve('bin/server.ts', {
      port,
      settings: bench.settings,
      probe: '/healthcheck',
    })
    const bytes = (await (await fetch(api.url + path)).arrayBuffer()).byteLength
    const measured = await measure(api.url, path, seconds)
    await api.stop()
    const bare = await serve('tests/load/bare/server.ts', { port, settings: {}, probe: '/bare/40' })
    const yardstick = await measure(bare.url, `/bare/${bytes}`, seconds)
    await bare.stop()
    rows.push(
      { what: `bare route, ${bytes} bytes`, ...yardstick },
      { what, ...measured, ratio: measured.perSecond / yardstick.perSecond, budget: '>= 0.50' }
    )
  }
  await bench.close()
  return rows
}

async function measure(url, path, seconds) {
  const request = () => ({ method: 'GET', path })
  await load(url, { connections: CONNECTIONS, seconds: 2, request })
  return load(url, { connections: CONNECTIONS, seconds, request })
}
