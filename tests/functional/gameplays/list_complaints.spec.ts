import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenComplaint } from '#tests/fixtures/complaints'
import { givenGame } from '#tests/fixtures/games'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/complaints'

test.group('GET /v1/admin/complaints', () => {
  test('tells who complained of which game, and why, the newest first', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const player = await createPlayer()
    const { id, text } = await givenGame()
    const first = await givenComplaint(id, player.id, 'The answer is wrong')
    const second = await givenComplaint(id, null, 'Not for children')
    await givenComplaint((await givenGame()).id, player.id)
    const read = (query: object) =>
      client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ ...query })
    const page = await read({ gameId: id, limit: 1 })
    page.assertStatus(200)
    assert.containSubset(page.body().items, [
      { id: second, userId: null, username: null, reason: 'Not for children' },
    ])
    const rest = await read({ gameId: id, limit: 1, start: page.body().next })
    assert.containSubset(rest.body(), {
      items: [
        {
          ...{ id: first, gameId: id, gameText: text, reason: 'The answer is wrong' },
          ...{ userId: player.id, username: player.username },
        },
      ],
      next: null,
    })
    const [newest] = (await read({ limit: 1 })).body().items
    assert.notEqual(newest.gameId, id)
  })

  test('still lists a complaint whose game was deleted', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const { id } = await givenGame()
    await givenComplaint(id, null)
    await db.from('games').where('id', id).update({ deleted_at: Date.now() })
    const page = await client.get(PATH).bearerToken(accessToken).qs({ gameId: id })
    assert.containSubset(page.body().items, [{ gameId: id, gameText: null }])
  })

  test('opens to admins alone, and refuses what is no id', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    const creator = await createPlayer({ roles: ['creator'] })
    ;(await client.get(PATH).bearerToken(creator.accessToken)).assertStatus(403)
    const admin = await createPlayer({ roles: ['admin'] })
    const asked = client.get(PATH).bearerToken(admin.accessToken).qs({ gameId: 'game' })
    ;(await asked).assertStatus(422)
  })
})
