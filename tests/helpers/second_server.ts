import { createServer, type AddressInfo } from 'node:net'
import { eventually } from '#tests/helpers/eventually'
import { startProcess } from '#tests/helpers/processes'

/** Longest that a server may take to start beside everything else. */
const PATIENCE_MS = 60_000

/** Another server on the run's database, in a process of its own, for tests that must not live through it. */
export async function startSecondServer(more: Record<string, string> = {}) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: port, HOST: '127.0.0.1', APP_URL: url, WORKER: 'false', ...more }
  const server = startProcess(['bin/server.ts'], env)
  await eventually(async () => {
    const answer = await fetch(`${url}/healthcheck`).catch(() => null)
    if (!answer?.ok) throw new Error(`the server does not answer: ${server.output.err}`)
  }, PATIENCE_MS)
  return { url, ...server }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
