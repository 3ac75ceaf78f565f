import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { LeaderboardsContract } from '#leaderboards/contract'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { makeEntrant } from '#tests/fixtures/drawings'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

test.group("The caller's points", (group) => {
  group.each.setup(() => beginMidweek())

  test('are told per board, with rank and whether they qualify', async ({ client, assert }) => {
    const { id, distributorId } = await givenBoard()
    const player = await createPlayer()
    await givePoints(id, player.id, 1_500)
    const own = await client
      .get('/v1/leaderboards/points')
      .qs({ distributorId })
      .bearerToken(player.accessToken)
    const unmet = ['email', 'terms']
    const standing = { leaderboardId: id, points: 1_500, rank: 1, qualified: true, unmet }
    assert.deepEqual(own.body(), [standing])
  })

  test('tell what keeps a player out of the drawing beside them', async ({ client, assert }) => {
    const { distributorId } = await givenBoard()
    const player = await createPlayer()
    await makeEntrant(player)
    const unmet = async () => {
      const request = client.get('/v1/leaderboards/points').qs({ distributorId })
      return (await request.bearerToken(player.accessToken)).body()[0].unmet as string[]
    }
    assert.deepEqual(await unmet(), [])
    await db.from('users').where('id', player.id).update({ country: 'MX', state: null })
    assert.deepEqual(await unmet(), ['country'])
  })

  test('are an empty list for a stranger, and for a token that is none', async ({
    client,
    assert,
  }) => {
    const { distributorId } = await givenBoard()
    const nobodys: Record<string, string>[] = [
      {},
      { authorization: 'Bearer oat_none' },
      { authorization: 'Basic eDp5' },
    ]
    for (const headers of nobodys) {
      const told = await client
        .get('/v1/leaderboards/points')
        .qs({ distributorId })
        .headers(headers)
      told.assertStatus(200)
      assert.deepEqual(told.body(), [])
    }
  })

  test('qualify whoever was let in at once, and keep that when points come', async ({
    client,
    assert,
  }) => {
    const { id, distributorId } = await givenBoard()
    const player = await createPlayer()
    const boards = await app.container.make(LeaderboardsContract)
    const qualify = { userId: player.id, boardIds: [id] }
    await db.transaction((trx) => boards.qualifyInstantly(qualify, trx))
    await givePoints(id, player.id, 40)
    await db.transaction((trx) => boards.qualifyInstantly({ ...qualify, boardIds: [] }, trx))
    const own = await client
      .get('/v1/leaderboards/points')
      .qs({ distributorId })
      .bearerToken(player.accessToken)
    const standing = { leaderboardId: id, points: 40, rank: 1, qualified: true }
    assert.containSubset(own.body(), [standing])
  })
})
