import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#shared/ids'
import { WalletsContract } from '#wallets/contract'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

async function asAdmin(client: ApiClient) {
  const { accessToken } = await createPlayer({ roles: ['admin'] })
  return (path: string, query: object = {}) =>
    client.get(`/v1/admin/leaderboards${path}`).bearerToken(accessToken).qs(query)
}

test.group('Points by admins', (group) => {
  group.each.setup(() => beginMidweek())

  test('list everybody by points, with equal ranks and pages', async ({ client, assert }) => {
    const get = await asAdmin(client)
    const { id } = await givenBoard()
    const players = await Promise.all([1, 2, 3, 4].map(() => createPlayer()))
    for (const [at, points] of [1_600, 90, 90, 20].entries()) {
      await givePoints(id, players[at]!.id, points)
    }
    const first = (await get(`/${id}/players-list`, { limit: 3 })).body()
    const rest = (await get(`/${id}/players-list`, { limit: 3, start: first.next })).body()
    const seen = [...first.items, ...rest.items]
    assert.deepEqual(
      seen.map(({ rank, points }: { rank: number; points: number }) => [rank, points]),
      [
        [1, 1_600],
        [2, 90],
        [2, 90],
        [4, 20],
      ]
    )
    assert.isNull(rest.next)
    assert.sameMembers(
      seen.map(({ userId }: { userId: string }) => userId),
      players.map((player) => player.id)
    )
    assert.containsSubset(seen[0], { username: players[0]!.username, qualified: true })
    assert.isFalse(seen[1].qualified)
    assert.lengthOf((await get(`/${id}/top/2`)).body().topN, 2)
    const near = (await get(`/${id}/points/${players[3]!.id}/top/1`)).body()
    assert.lengthOf(near.topN, 1)
    assert.equal(near.neighbors.at(-1).userId, players[3]!.id)
  })

  test('tell one player’s on all boards, in pages, and the ledger behind them', async ({
    client,
    assert,
  }) => {
    const get = await asAdmin(client)
    const [player, other] = [await createPlayer(), await createPlayer()]
    const boards = [await givenBoard(), await givenBoard(), await givenBoard()]
    for (const [at, { id }] of boards.entries()) {
      await givePoints(id, player.id, 10 * (at + 1))
      await givePoints(id, other.id, 500)
    }
    const first = (await get('/points', { userId: player.id, limit: 2 })).body()
    const rest = (await get('/points', { userId: player.id, limit: 2, start: first.next })).body()
    assert.isNull(rest.next)
    const seen: { leaderboardId: string; points: number; rank: number }[] = [
      ...first.items,
      ...rest.items,
    ]
    assert.sameMembers(
      seen.map(({ leaderboardId, points, rank }) => `${leaderboardId} ${points} ${rank}`),
      boards.map(({ id }, at) => `${id} ${10 * (at + 1)} 2`)
    )
    ;(await get('/points')).assertStatus(422)
    const nobody = await get(`/${boards[0]!.id}/points/${newId()}`)
    nobody.assertStatus(404)
    const wallets = await app.container.make(WalletsContract)
    const credit = { points: 10, type: 'game_played', source: 'game_played' } as const
    for (const { id: userId } of [player, other]) {
      await db.transaction((trx) =>
        wallets.creditPoints({ ...credit, userId, reference: newId() }, trx)
      )
    }
    const { items } = (await get(`/ledger/${player.id}`)).body()
    assert.isNotEmpty(items)
    assert.isTrue(
      items.every(
        (line: { currency: string; userId: string }) =>
          line.currency === 'point' && line.userId === player.id
      )
    )
  })
})
