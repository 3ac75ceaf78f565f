import { once } from 'node:events'
import { request as open, type IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { picture } from '#tests/fixtures/images'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { spawnServer } from '#tests/helpers/spawned_server'
import { visitor } from '#tests/helpers/visitor'

const FAULTY = `--import=${app.makeURL('tests/fixtures/processes/fault_in_request.mjs').href}`
const BOUNDARY = 'sidepick-boundary'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n`

/** An upload that the server has begun, and of which half has been sent. */
async function beginUpload(url: string) {
  const { accessToken } = await createPlayer()
  const request = open(new URL('/v1/assets', url), {
    method: 'POST',
    headers: {
      ...visitor(),
      'authorization': `Bearer ${accessToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'expect': '100-continue',
    },
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.flushHeaders()
  await once(request, 'continue')
  request.write(HEAD)
  return {
    async finish() {
      request.write(picture('png'))
      request.end(`\r\n--${BOUNDARY}--\r\n`)
      const [response] = await answered
      return response.statusCode
    },
  }
}

/** A server whose calls fail as a header of theirs says, and that goes on for so many seconds afterwards. */
async function faultyServer(cleanup: (end: () => void) => void, noticeS: number) {
  const settings = { NODE_OPTIONS: FAULTY, LOG_LEVEL: 'fatal', FAULT_NOTICE: String(noticeS) }
  const server = await spawnServer(settings)
  cleanup(() => void server.child.kill('SIGKILL'))
  const call = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/healthcheck`, { headers: { ...visitor(), ...headers } })
  return { ...server, call, upload: await beginUpload(server.url) }
}

test.group('An error that nobody catches', () => {
  test('and that {$self} in one call ends no other one, and a balancer is told')
    .with(['throws', 'rejects'])
    .run(async ({ assert, cleanup }, fault) => {
      const server = await faultyServer(cleanup, 600)
      assert.equal((await server.call()).status, 200)

      await server.call({ 'x-test-fault': fault })
      const told = await eventually(async () => {
        const answer = await server.call()
        assert.equal(answer.status, 503)
        return (await answer.json()) as object
      })
      assert.containSubset(told, { status: 'error', checks: { process: 'error', database: 'ok' } })
      const other = await fetch(`${server.url}/v1/categories`, { headers: visitor() })
      assert.equal(other.status, 200)
      assert.equal(await server.upload.finish(), 201)
      assert.include(server.output.out, 'nobody caught this')
      assert.deepEqual(await server.stop(), { code: 1, signal: null })
    })

  test('ends the process with a failure once the balancer had time, and what ran is finished', async ({
    assert,
    cleanup,
  }) => {
    const server = await faultyServer(cleanup, 0)
    await server.call({ 'x-test-fault': 'throws' }).catch(() => undefined)
    assert.equal(await server.upload.finish(), 201)
    assert.deepEqual(await server.ended, { code: 1, signal: null })
  })
})
