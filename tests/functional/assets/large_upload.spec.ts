import { once } from 'node:events'
import { request as open, type IncomingMessage } from 'node:http'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { picture } from '#tests/fixtures/images'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { filesOf, watchTemporaryFiles } from '#tests/helpers/uploads'
import { visitor } from '#tests/helpers/visitor'

const BOUNDARY = 'sidepick-boundary'
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n`
)
const MEGABYTE = Buffer.alloc(1024 * 1024, 7)

/** A connection on which a form is being sent. */
function begin(accessToken: string, headers: Record<string, string> = {}) {
  const request = open(new URL('/v1/assets', process.env.APP_URL), {
    method: 'POST',
    headers: {
      ...visitor(),
      'authorization': `Bearer ${accessToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
  })
  request.on('error', () => {})
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  request.write(HEAD)
  request.write(picture('png'))
  return { request, answered }
}

test.group('A file that is too large', (group) => {
  group.each.setup(() => {
    const temporary = watchTemporaryFiles()
    return () => temporary.restore()
  })

  test('is refused while it streams, and leaves nothing on the disk', async ({ assert }) => {
    const temporary = watchTemporaryFiles()
    const { id, accessToken } = await createPlayer()
    const { request, answered } = begin(accessToken)
    let status = 0
    void answered.then(([response]) => (status = response.statusCode!))
    let sentMegabytes = 0
    while (status === 0 && sentMegabytes < 200) {
      if (!request.write(MEGABYTE)) await Promise.race([once(request, 'drain'), answered])
      sentMegabytes += 1
    }
    const [response] = await answered
    assert.equal(response.statusCode, 413)
    const limit = game.assets.imageMaxBytes / MEGABYTE.length
    assert.isAbove(sentMegabytes, limit - 1)
    assert.isBelow(sentMegabytes, 200)
    request.destroy()
    assert.isEmpty(temporary.list())
    temporary.restore()
    assert.isEmpty(await db.from('assets').where('owner_id', id))
    assert.isEmpty(filesOf(id))
  })

  test('is refused at once where its length is told', async ({ assert }) => {
    const { accessToken } = await createPlayer()
    const length = String(game.assets.imageMaxBytes + 1024 * 1024)
    const { request, answered } = begin(accessToken, { 'content-length': length })
    const [response] = await answered
    assert.equal(response.statusCode, 413)
    request.destroy()
  })

  test('leaves nothing behind when the sender hangs up', async ({ assert }) => {
    const temporary = watchTemporaryFiles()
    const { id, accessToken } = await createPlayer()
    const { request, answered } = begin(accessToken)
    answered.catch(() => {})
    request.write(MEGABYTE)
    await eventually(async () => assert.isNotEmpty(temporary.list()))
    request.destroy()
    await eventually(async () => assert.isEmpty(temporary.list()))
    temporary.restore()
    assert.isEmpty(await db.from('assets').where('owner_id', id))
  })

  test('answers a form that never ends as one that is broken', async ({ assert }) => {
    const { accessToken } = await createPlayer()
    const { request, answered } = begin(accessToken)
    request.end()
    const [response] = await answered
    assert.equal(response.statusCode, 400)
  })
})
