import app from '@adonisjs/core/services/app'
import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LeaderboardsContract } from '#leaderboards/contract'
import { newId } from '#shared/ids'
import { createPlayer } from '#tests/helpers/players'

test.group('GET /v1/profiles/{id}/leagues', () => {
  test('names the league, and its board once there is one', async ({ client, assert, cleanup }) => {
    const { id, accessToken } = await createPlayer()
    const ask = () =>
      client.get(`/v1/profiles/${id.toUpperCase()}/leagues`).bearerToken(accessToken)
    assert.deepEqual((await ask()).body(), { leagues: [], currentLeague: 'level1' })

    const boards = await app.container.make(LeaderboardsContract)
    const leaderboardId = newId()
    cleanup(async () => {
      await db.from('leaderboards').where({ id: leaderboardId }).delete()
      await cache.clear()
    })
    await boards.openSeries({
      id: leaderboardId,
      distributorId: 'default',
      series: 'level1',
      prizeName: 'League',
      prizeTitle: 'League',
      prizeShortTitle: 'League',
      pointThreshold: 1_500,
      numberOfPrizes: 1,
    })
    await cache.clear()
    const leagues = [{ name: 'level1', leaderboardId }]
    assert.deepEqual((await ask()).body(), { leagues, currentLeague: 'level1' })
    const own = await client.get('/v1/profiles').bearerToken(accessToken)
    own.assertBodyContains({ leagues, currentLeague: 'level1' })
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
