import { createServer, type AddressInfo } from 'node:net'
import { eventually } from '#tests/helpers/eventually'
import { startProcess } from '#tests/helpers/processes'

const PATIENCE_MS = 20_000

/** A server in a process of its own, on the run's database and mail server, that answers already. */
export async function spawnServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const address = { HOST: '127.0.0.1', PORT: String(port), APP_URL: url, DEMO_PUBLISHER_URL: url }
  const { child, output, ended } = startProcess(['bin/server.ts'], { ...address, ...settings })
  await eventually(async () => {
    if (!(await fetch(`${url}/healthcheck`)).ok) throw new Error(output.err)
  }, PATIENCE_MS)
  return {
    url,
    /** What it said so far, on both streams. */
    output,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
