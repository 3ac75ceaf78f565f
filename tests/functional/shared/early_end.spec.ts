import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'
import { startProcess } from '#tests/helpers/processes'
import { spawnServer } from '#tests/helpers/spawned_server'

/** Within this a process that was asked to end is gone. */
const PROMPT_MS = 5_000

async function starting(signal: NodeJS.Signals, afterMs: number) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const address = { HOST: '127.0.0.1', PORT: String(port), APP_URL: url, WORKER: 'false' }
  const { child, ended } = startProcess(['bin/server.ts'], address)
  await sleep(afterMs)
  child.kill(signal)
  const gone = await Promise.race([ended, sleep(PROMPT_MS, null, { ref: false })])
  if (gone === null) child.kill('SIGKILL')
  return { gone, url }
}

test.group('A server that is asked to end while it starts', (group) => {
  group.each.timeout(60_000)

  // A start takes two seconds and more: the last one may be ready already.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`ends at once on ${signal}, however far it has come, and listens no more`, async ({
      assert,
    }) => {
      for (const afterMs of [100, 800, 1_200, 1_600, 2_400]) {
        const { gone, url } = await starting(signal, afterMs)
        assert.isNotNull(gone, `after ${afterMs} ms`)
        // Before its own code runs the signal ends it by itself.
        assert.isTrue(gone!.code === 0 || gone!.signal === signal, JSON.stringify(gone))
        await eventually(async () => {
          const answer = await fetch(`${url}/healthcheck`).catch(() => null)
          if (answer !== null) throw new Error('it answers')
        })
      }
    })
  }

  test('ends as before once it is ready', async ({ assert }) => {
    const server = await spawnServer()
    assert.deepEqual(await server.stop(), { code: 0, signal: null })
  })
})
