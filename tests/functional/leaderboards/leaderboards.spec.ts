import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { weekBounds } from '@sidepick/rules/week'
import { LeaderboardsContract } from '#leaderboards/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { beginMidweek, MIDWEEK_MS } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
test.group('Active boards', (group) => {
  group.each.setup(() => beginMidweek())

  test('run from Monday to Monday in New York', async ({ client, assert }) => {
    const { id, distributorId } = await givenBoard()
    const response = await client.get('/v1/leaderboards/activeLeaderboards').qs({ distributorId })
    response.assertStatus(200)
    const [board] = response.body()
    assert.equal(board.id, id)
    assert.equal(board.endDate, weekBounds(clock.now()).end.toISOString())
  })

  test('say that their drawing is fixed, as the drawing itself does', async ({
    client,
    assert,
  }) => {
    const { id, distributorId } = await givenBoard()
    const active = await client.get('/v1/leaderboards/activeLeaderboards').qs({ distributorId })
    const drawing = await client.get(`/v1/leaderboards/${id}/drawing`)
    drawing.assertStatus(200)
    const { commitment, committedAt } = drawing.body()
    assert.match(commitment, /^[0-9a-f]{64}$/)
    assert.containsSubset(active.body()[0], { commitment, committedAt })
  })

  test('fall back to those of default', async ({ client, assert }) => {
    const unknown = await client
      .get('/v1/leaderboards/activeLeaderboards')
      .qs({ distributorId: 'nobody-we-know' })
    const own = await client.get('/v1/leaderboards/activeLeaderboards')
    assert.deepEqual(unknown.body(), own.body())
  })

  test('go on with a clone when their week is over', async ({ assert }) => {
    const { distributorId } = await givenBoard()
    clock.replace(() => MIDWEEK_MS + WEEK_MS)
    const boards = await app.container.make(LeaderboardsContract)
    const ids = await Promise.all([1, 2, 3].map(() => boards.activeBoardIds(distributorId)))
    assert.lengthOf(new Set(ids.flat()), 1)
    const rows = await db.from('leaderboards').where('distributor_id', distributorId)
    assert.lengthOf(rows, 2)
  })

  test('of another time are told as they are, and make nothing', async ({ client, assert }) => {
    const { id, distributorId } = await givenBoard()
    const ask = async (query: Record<string, string>) => {
      const response = await client
        .get('/v1/leaderboards/activeLeaderboards')
        .qs({ distributorId, ...query })
      response.assertStatus(200)
      return (response.body() as { id: string }[]).map((board) => board.id)
    }
    assert.notInclude(await ask({ at: new Date(MIDWEEK_MS + 5 * WEEK_MS).toISOString() }), id)
    assert.deepEqual(await ask({}), [id])
    assert.deepEqual(await ask({ at: String(clock.nowMs()) }), [id])
    assert.lengthOf(await db.from('leaderboards').where('distributor_id', distributorId), 1)
  })

  test('follow each other without a gap, also from memory', async ({ assert }) => {
    const { id, distributorId } = await givenBoard()
    const boards = await app.container.make(LeaderboardsContract)
    assert.deepEqual(await boards.activeBoardIds(distributorId), [id])
    clock.replace(() => weekBounds(new Date(MIDWEEK_MS)).end.getTime())
    const [next, ...more] = await boards.activeBoardIds(distributorId)
    assert.isEmpty(more)
    assert.isString(next)
    assert.notEqual(next, id)
  })

  test('want an instant they can read', async ({ client }) => {
    const response = await client
      .get('/v1/leaderboards/activeLeaderboards')
      .qs({ at: 'next tuesday' })
    response.assertStatus(422)
    const beyond = await client
      .get('/v1/leaderboards/activeLeaderboards')
      .qs({ at: '9999999999999999' })
    beyond.assertStatus(422)
    const hostile = await client
      .get('/v1/leaderboards/activeLeaderboards')
      .qs({ distributorId: '\0' })
    hostile.assertStatus(422)
  })
})

test.group('A board', (group) => {
  group.each.setup(() => beginMidweek())

  test('ranks by points, then by who reached them first; equal points share a rank', async ({
    client,
    assert,
  }) => {
    const { id } = await givenBoard()
    const players = []
    for (const points of [30, 90, 90, 60, 10]) {
      const player = await createPlayer()
      await givePoints(id, player.id, points)
      players.push(player)
    }
    const me = players[3]!
    const response = await client
      .get(`/v1/leaderboards/${id}`)
      .qs({ limit: 3 })
      .bearerToken(me.accessToken)
    response.assertStatus(200)
    const { userId, topN, neighbors } = response.body()
    const shape = (rows: { userId: string; rank: number; points: number }[]) =>
      rows.map((row) => [row.userId, row.rank, row.points])
    assert.equal(userId, me.id)
    assert.deepEqual(shape(topN), [
      [players[1]!.id, 1, 90],
      [players[2]!.id, 1, 90],
      [me.id, 3, 60],
    ])
    assert.deepEqual(shape(neighbors), [
      [players[1]!.id, 1, 90],
      [players[2]!.id, 1, 90],
      [me.id, 3, 60],
      [players[0]!.id, 4, 30],
      [players[4]!.id, 5, 10],
    ])
    assert.equal(topN[0].username, players[1]!.username)
  })

  test('has the caller at one place, also between two plays, for whoever else has asked', async ({
    client,
    assert,
  }) => {
    const { id } = await givenBoard()
    const [me, other] = [await createPlayer(), await createPlayer()]
    await givePoints(id, other.id, 50)
    await givePoints(id, me.id, 20)
    const own = async (rows: number) => {
      const call = client.get(`/v1/leaderboards/${id}/top/${rows}`).bearerToken(me.accessToken)
      const { topN, neighbors } = (await call).body() as Record<string, { userId: string }[]>
      const rowOf = (list: { userId: string }[]) => list.find(({ userId }) => userId === me.id)
      return { listed: rowOf(topN!), near: rowOf(neighbors!) }
    }
    assert.isUndefined((await own(1)).listed)
    // What was listed a moment ago is still in memory.
    for (const [points, rank] of [
      [20, 2],
      [20, 1],
    ] as const) {
      await givePoints(id, me.id, points)
      const { listed, near } = await own(5)
      assert.deepEqual(listed, near)
      assert.containSubset(near, { rank })
    }
    assert.isDefined((await own(1)).listed)
  })

  test('shows a stranger the best, and no neighbors', async ({ client }) => {
    const { id } = await givenBoard()
    const player = await createPlayer()
    await givePoints(id, player.id, 5)
    const response = await client.get(`/v1/leaderboards/${id}/top/1`)
    response.assertBodyContains({
      userId: null,
      neighbors: [],
      topN: [{ userId: player.id, rank: 1 }],
    })
  })

  test('that is not there is not found', async ({ client }) => {
    const response = await client.get(`/v1/leaderboards/${newId()}`)
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_NOT_FOUND' })
  })

  test('shows a hundred rows at most', async ({ client }) => {
    const { id } = await givenBoard()
    ;(await client.get(`/v1/leaderboards/${id}`).qs({ limit: 101 })).assertStatus(422)
    ;(await client.get(`/v1/leaderboards/${id}/top/0`)).assertStatus(422)
  })
})
