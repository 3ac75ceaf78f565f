import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { patience } from '#config/app'
import { createHttpServer } from '#shared/http/http_server'

const SHORT = { headMs: 1_500, silentBodyMs: 1_500, callMs: 60_000, idleMs: 60_000 }

/** A server of ours with little patience, in front of a handler that reads a body and says how long it was. */
async function listen(answerAfterMs = 0) {
  const server = createHttpServer((request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    // A handler that takes long.
    request.on('end', () => setTimeout(() => response.end(String(length)), answerAfterMs))
  }, SHORT)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function call(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk))
  socket.on('error', () => undefined)
  return { socket, closed: once(socket, 'close'), heard: () => heard }
}

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'

test.group('A sender who takes long', () => {
  test('has 15 s for a head, and as long without a byte in a body', ({ assert }) => {
    const { idleMs, ...limits } = patience
    assert.deepEqual(limits, { headMs: 15_000, silentBodyMs: 15_000, callMs: 300_000 })
    assert.equal(createHttpServer(() => undefined).keepAliveTimeout, idleMs)
  })

  test('is cut off in the middle of {0}')
    .with([
      ['a head', 'POST / HTTP/1.1\r\nhost: x\r\nx-slow: '],
      ['a body of a known length', `${HEAD}content-length: 10\r\n\r\nabc`],
      ['a body that has not begun', `${HEAD}content-length: 10\r\n\r\n`],
      ['a body in chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`],
    ] as const)
    .run(async ({ assert, cleanup }, [, sent]) => {
      const server = await listen()
      cleanup(() => void server.close())
      const { socket, closed, heard } = call(server)
      socket.write(sent)
      await closed
      assert.notInclude(heard(), 'HTTP/1.1 200')
    })

  test('is borne with while something comes', async ({ assert, cleanup }) => {
    const server = await listen()
    cleanup(() => void server.close())
    const { socket, closed, heard } = call(server)
    socket.write(`${HEAD}content-length: 12\r\n\r\n`)
    for (let byte = 0; byte < 12; byte++) {
      // eslint-disable-next-line no-restricted-syntax -- a sender's pause, well below the patience of the server
      await new Promise((next) => setTimeout(next, SHORT.silentBodyMs / 6))
      socket.write('x')
    }
    await closed
    assert.match(heard(), /^HTTP\/1.1 200[^]*12/)
  })

  test('is answered however long the answer takes', async ({ assert, cleanup }) => {
    const server = await listen(SHORT.silentBodyMs * 3)
    cleanup(() => void server.close())
    const { socket, closed, heard } = call(server)
    socket.write(`${HEAD}content-length: 3\r\n\r\nabc`)
    await closed
    assert.match(heard(), /^HTTP\/1.1 200[^]*3/)
  })
})
