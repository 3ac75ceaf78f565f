import { test } from '@japa/runner'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const BODY = '{"name":"Another name"}'

/** As bytes, so that a type is sent only where one is named. */
async function patch(type?: string) {
  const creator = await createPlayer({ roles: ['creator'] })
  const { id } = await givenPlaylist({ creatorId: creator.id, name: 'One name' })
  const response = await fetch(`${process.env.APP_URL}/v1/creator/playlists/${id}`, {
    method: 'PATCH',
    headers: {
      ...visitor(),
      authorization: `Bearer ${creator.accessToken}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body: Buffer.from(BODY),
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

test.group('A body', () => {
  test('of another type than JSON is refused: what it says would be lost ({$self})')
    .with(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', undefined])
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
})
