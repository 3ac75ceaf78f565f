import { test } from '@japa/runner'
// eslint-disable-next-line no-restricted-syntax -- only who never ends is waited for as long
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'
import { startProcess } from '#tests/helpers/processes'
import { spawnServer } from '#tests/helpers/spawned_server'

/** Longest that a start may take beside everything else, in milliseconds. */
const START_MS = 120_000

/** Who is alive so long after the signal has not heard it; how soon a process is gone is the machine's affair. */
const ALIVE_MS = 60_000

/** Before its own code runs, once it hears the signal, while it boots, and when it begins to listen. */
const MOMENTS = ['before', 'handler', 'boot', 'listen'] as const

const SENDER = app.makeURL('tests/fixtures/processes/signal_at_start.mjs').href

async function ended(signal: NodeJS.Signals, moment: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = startProcess(['bin/server.ts'], {
    ...{ HOST: '127.0.0.1', PORT: String(port), APP_URL: url, WORKER: 'false' },
    ...{ NODE_OPTIONS: `--import=${SENDER}`, TEST_SIGNAL: signal, TEST_SIGNAL_AT: moment },
  })
  await Promise.race([
    eventually(async () => {
      if (!server.output.out.includes(`gets ${signal}`)) throw new Error(server.output.err)
    }, START_MS),
    server.ended,
  ])
  const gone = await Promise.race([server.ended, sleep(ALIVE_MS, null, { ref: false })])
  if (gone === null) server.child.kill('SIGKILL')
  return { gone, url, said: server.output.out }
}

test.group('A server that is asked to end while it starts', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`ends on ${signal}, however far it has come, and listens no more`, async ({ assert }) => {
      for (const moment of MOMENTS) {
        const { gone, url, said } = await ended(signal, moment)
        assert.include(said, `gets ${signal}`, moment)
        assert.isNotNull(gone, `${moment}: it lives on`)
        // Before its own code runs the signal ends it by itself.
        assert.isTrue(gone!.code === 0 || gone!.signal === signal, JSON.stringify(gone))
        if (moment !== 'before') assert.equal(gone!.code, 0, moment)
        await assert.rejects(() => fetch(`${url}/healthcheck`))
      }
    })
  }

  test('ends as before once it is ready', async ({ assert }) => {
    const server = await spawnServer()
    assert.deepEqual(await server.stop(), { code: 0, signal: null })
  })
})
