import { clock } from '#shared/clock'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'
import { startProcess } from '#tests/helpers/processes'

/** Longest that a server may take to start beside everything else. */
const PATIENCE_MS = 60_000

/** A call that is not answered within this is asked again. */
const ANSWER_MS = 5_000

/** Longer than a server waits for open connections and running work before it ends. */
const FAREWELL_MS = 30_000

const CLOCK_AHEAD = 'tests/fixtures/processes/clock_ahead.mjs'
const MORTAL = 'tests/fixtures/processes/serve_and_die.ts'

/** A server that is killed before its n-th write: `ended` tells when. A read kills none. */
export const spawnMortal = (nth: number, settings: Record<string, string> = {}) =>
  spawnServer({ ...settings, TEST_DIE_BEFORE_WRITE: String(nth) }, MORTAL)

/** A server whose clock began in the middle of the week, as that of the test does. */
export const spawnMidweek = () =>
  spawnServer({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=./${CLOCK_AHEAD}`,
    TEST_CLOCK_AHEAD_MS: String(clock.nowMs() - Date.now()),
  })

/** A server in a process of its own, on the run's database and mail server, that answers already. It runs no jobs. */
export async function spawnServer(settings: Record<string, string> = {}, script = 'bin/server.ts') {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const address = { HOST: '127.0.0.1', PORT: String(port), APP_URL: url, DEMO_PUBLISHER_URL: url }
  const server = startProcess([script], { ...address, WORKER: 'false', ...settings })
  const { child, output, ended } = server
  await eventually(async () => {
    const answer = await fetch(`${url}/healthcheck`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    if (!answer?.ok) throw new Error(`the server does not answer: ${output.err}`)
  }, PATIENCE_MS).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
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
