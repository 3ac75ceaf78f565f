import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const BODY = '{"name":"Another name"}'
const FORM = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'

/** As bytes, so that a type is sent only where one is named. */
async function patch(type?: string, body = Buffer.from(BODY), encoding?: string) {
  const creator = await createPlayer({ roles: ['creator'] })
  const { id } = await givenPlaylist({ creatorId: creator.id, name: 'One name' })
  const response = await fetch(`${process.env.APP_URL}/v1/creator/playlists/${id}`, {
    method: 'PATCH',
    headers: {
      ...visitor(),
      authorization: `Bearer ${creator.accessToken}`,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body,
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

test.group('A body', () => {
  test('of another type than JSON is refused: what it says would be lost ({$self})')
    .with(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', FORM, undefined])
    .run(async ({ assert }, type) => {
      const { status, answer } = await patch(type)
      assert.equal(status, 415)
      assert.containsSubset(answer, { code: 'E_CONTENT_TYPE', message: 'Send application/json' })
    })

  test('of JSON is read, whatever else its type says', async ({ assert }) => {
    const { status, answer } = await patch('application/json; charset=UTF-8')
    assert.equal(status, 200)
    assert.equal(answer.name, 'Another name')
  })

  test('that is compressed is read', async ({ assert }) => {
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(BODY)],
      ['br', brotliCompressSync(BODY)],
    ] as const) {
      const { status, answer } = await patch(JSON_TYPE, bytes, encoding)
      assert.equal(status, 200, encoding)
      assert.equal(answer.name, 'Another name')
    }
  })

  test('that is not compressed as it says is the sender’s fault ({0}, {1})')
    .with([
      ['gzip', 'text', Buffer.from(BODY)],
      ['gzip', 'its beginning', gzipSync(BODY).subarray(0, 20)],
      ['gzip', 'all but its end', gzipSync(BODY).subarray(0, -4)],
      ['deflate', 'text', Buffer.from(BODY)],
      ['br', 'text', Buffer.from(BODY)],
      ['br', 'its beginning', brotliCompressSync(BODY).subarray(0, 8)],
    ] as const)
    .run(async ({ assert }, [encoding, , bytes]) => {
      const { status, answer } = await patch(JSON_TYPE, bytes, encoding)
      assert.equal(status, 400)
      assert.equal(answer.code, 'E_BAD_REQUEST')
    })

  test('of a few bytes that grow beyond the limit is refused', async ({ assert }) => {
    const { status, answer } = await patch(JSON_TYPE, gzipSync(' '.repeat(64 << 20)), 'gzip')
    assert.equal(status, 413)
    assert.equal(answer.code, 'E_BODY_TOO_LARGE')
  })

  test('of a coding that nobody knows is refused', async ({ assert }) => {
    assert.equal((await patch(JSON_TYPE, Buffer.from(BODY), 'constructor')).status, 415)
  })
})
