import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { createHttpServer } from '#shared/http/http_server'

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\n'

test.group('A sender who is gone before the answer', () => {
  test('still has an address to be counted by: {0}')
    .with([
      ['a chunk that is none', `${HEAD}transfer-encoding: chunked\r\n\r\nZZ\r\n`, false],
      ['a second call that is none', `${HEAD}content-length: 0\r\n\r\n\0\r\n\r\n`, false],
      ['hung up', `${HEAD}content-length: 10\r\n\r\n`, true],
    ] as const)
    .run(async ({ assert, cleanup }, [, sent, hangsUp]) => {
      const address = Promise.withResolvers<string | undefined>()
      const server = createHttpServer(({ socket }) => {
        socket.on('close', () => address.resolve(socket.remoteAddress))
      })
      cleanup(() => void server.close())
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', () => undefined)
      const called = once(server, 'request')
      socket.write(sent)
      await called
      if (hangsUp) socket.destroy()
      assert.equal(await address.promise, '127.0.0.1')
    })
})
