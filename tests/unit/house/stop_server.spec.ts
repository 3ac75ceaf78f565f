import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { eventually } from '#tests/helpers/eventually'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test.group('House | the server that is told to stop', () => {
  test('ends although somebody holds a connection open and says nothing', async ({
    assert,
    cleanup,
  }) => {
    const port = await freePort()
    const server = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      cwd: app.makePath(),
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    cleanup(() => void server.kill('SIGKILL'))
    const ended = once(server, 'exit')
    await eventually(() => fetch(`http://127.0.0.1:${port}/`), 30_000)
    const silent = connect(port, '127.0.0.1')
    cleanup(() => void silent.destroy())
    await once(silent, 'connect')
    server.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })
})
