import { test } from '@japa/runner'
import type { UserLeagues } from '@sidepick/rules/types'
import { createPlayer } from '#tests/helpers/players'

test.group('GET /v1/profiles/{id}/leagues', () => {
  test('names the league, and the boards of all of them', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    const response = await client
      .get(`/v1/profiles/${id.toUpperCase()}/leagues`)
      .bearerToken(accessToken)
    response.assertStatus(200)
    const { leagues, currentLeague } = response.body() as UserLeagues
    assert.equal(currentLeague, 'level1')
    assert.deepEqual(
      leagues.map(({ name }) => name),
      ['level1', 'level2', 'level3', 'level4']
    )
    for (const { leaderboardId } of leagues) {
      ;(await client.get(`/v1/leaderboards/${leaderboardId}`)).assertStatus(200)
    }
    const own = await client.get('/v1/profiles').bearerToken(accessToken)
    own.assertBodyContains({ leagues, currentLeague })
  })

  test('is about oneself alone', async ({ client }) => {
    const [caller, other] = [await createPlayer(), await createPlayer()]
    for (const id of [other.id, '019aa000-0000-7000-8000-000000000000']) {
      const response = await client
        .get(`/v1/profiles/${id}/leagues`)
        .bearerToken(caller.accessToken)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })

  test('is for signed-in players', async ({ client }) => {
    const { id } = await createPlayer()
    ;(await client.get(`/v1/profiles/${id}/leagues`)).assertStatus(401)
  })
})
