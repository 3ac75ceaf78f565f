import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'

const FAULTY = `--import=${app.makeURL('tests/fixtures/processes/fault_in_request.mjs').href}`
const PATIENCE_MS = 120_000

/** `npm start` with a database of its own. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'sidepick-start-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: app.makePath(),
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: port, APP_URL: url, DEMO: 'true', NODE_OPTIONS: FAULTY },
      ...{
        DEMO_PUBLISHER_URL: `http://localhost:${port}`,
        PARTNER_URL: `http://localhost:${port}`,
      },
      ...{ DB_CONNECTION: 'sqlite', SQLITE_PATH: join(folder, 'db.sqlite'), SUPERADMIN_EMAIL: '' },
      ...{ CACHE_STORE: 'memory', LIMITER_STORE: 'memory', QUEUE_STORE: 'database' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const ended = once(child, 'exit')
  ended.then(() => rmSync(folder, { recursive: true, force: true }))
  const health = (headers = {}) => fetch(`${url}/healthcheck`, { headers })
  return {
    child,
    ended,
    health,
    /** Answers once the tool has said this. */
    says: (text: string) =>
      eventually(async () => {
        if (!said.includes(text)) throw new Error(`it does not say "${text}", but: ${said}`)
      }, PATIENCE_MS),
    serverPid: () => Number(execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })),
  }
}

test.group('House | npm start', () => {
  test('starts the server again when it ends with a fault, later each time, and stops when it is told to', async ({
    assert,
    cleanup,
  }) => {
    const { child, ended, health, says, serverPid } = await start()
    cleanup(() => void child.kill('SIGTERM'))
    await says('Stop it with Ctrl+C')
    const first = serverPid()
    await health({ 'x-test-fault': 'throws' })
    await says('It ended with code 1, and starts again in 0.5 s')
    await says('Ready again')
    assert.equal((await health()).status, 200)
    const second = serverPid()
    assert.notEqual(second, first)

    process.kill(second, 'SIGKILL')
    await says('starts again in 1 s')
    await eventually(async () => assert.equal((await health()).status, 200), PATIENCE_MS)
    assert.notEqual(serverPid(), second)

    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })
})
