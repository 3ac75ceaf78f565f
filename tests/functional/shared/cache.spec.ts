import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'
import { spawnServer } from '#tests/helpers/spawned_server'

const PATH = '/v1/leaderboards/points'

test.group('What one server remembers', () => {
  test('is read by another one, again and again', async ({ client, assert, cleanup }) => {
    const { accessToken } = await createPlayer()
    const other = await spawnServer()
    cleanup(async () => void (await other.stop()))
    const headers = { authorization: `Bearer ${accessToken}` }
    const first = await client.get(PATH).headers(headers)
    first.assertStatus(200)
    for (let times = 0; times < 3; times++) {
      const response = await fetch(new URL(PATH, other.url), { headers })
      assert.equal(response.status, 200)
      assert.deepEqual(await response.json(), first.body())
    }
    assert.deepEqual(await other.stop(), { code: 0, signal: null })
  }).skip(process.env.CACHE_STORE !== 'redis', 'each server remembers alone without Redis')
})
