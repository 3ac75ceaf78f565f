import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'
import { startProcess } from '#tests/helpers/processes'

/** Longest that a server may take to start beside everything else. */
const PATIENCE_MS = 60_000

/** A call that is not answered within this is asked again. */
const ANSWER_MS = 5_000

/** Longer than a server waits for open connections and running work before it ends. */
const FAREWELL_MS = 30_000

/** A server in a process of its own, on the run's database and mail server, that answers already. It runs no jobs. */
export async function spawnServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const address = { HOST: '127.0.0.1', PORT: String(port), APP_URL: url, DEMO_PUBLISHER_URL: url }
  const server = startProcess(['bin/server.ts'], { ...address, WORKER: 'false', ...settings })
  await eventually(async () => {
    const answer = await fetch(`${url}/healthcheck`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    if (!answer?.ok) throw new Error(`the server does not answer: ${server.output.err}`)
  }, PATIENCE_MS)
  const { child, output, ended } = server
  return {
    url,
    child,
    /** What it said so far, on both streams. */
    output,
    ended,
    /** One that does not end is killed, which its signal says: a cleanup has no limit of its own. */
    async stop() {
      child.kill('SIGTERM')
      const limit = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS)
      const how = await ended
      clearTimeout(limit)
      return how
    },
  }
}
