import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay, playBody } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const REASON = 'This game is inaccurate or inappropriate.'
const body = (sessionId?: string, reason = REASON) => ({ compliantData: { sessionId, reason } })

test.group('POST /v1/games/{id}/complaint', () => {
  test('keeps one complaint a session, and one a player', async ({ client, assert }) => {
    const game = await givenGame()
    const path = `/v1/games/${game.id}/complaint`
    const first = await client.post(path).json(body('s1'))
    first.assertStatus(201)
    const again = await client.post(path).json(body('s1', 'Something else'))
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
    const player = await createPlayer()
    const own = await client.post(path).bearerToken(player.accessToken).json(body())
    const twice = await client.post(path).bearerToken(player.accessToken).json(body('s9'))
    assert.equal(own.body().id, twice.body().id)
    assert.lengthOf(await db.from('complaints').where('game_id', game.id), 2)
  })

  test('hides a game that five people complain of, and plays of it wait for an admin', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const path = `/v1/games/${game.id}/complaint`
    const state = async () => (await db.from('games').where('id', game.id).first()).state
    const one = visitor()
    for (const session of ['a', 'b', 'c', 'd']) {
      await client.post(path).headers(visitor()).json(body(session))
    }
    await client.post(path).headers(one).json(body('a'))
    assert.equal(await state(), 'new')
    await client.post(path).headers(visitor()).json(body('e'))
    const row = await db.from('games').where('id', game.id).first()
    assert.equal(row.state, 'quarantined')
    assert.equal(row.previous_state, 'new')
    const player = await createPlayer()
    const play = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(playBody(game.id, 'A'))
    play.assertStatus(423)
    play.assertBodyContains({ code: 'E_GAME_QUARANTINED' })
  })

  test('refuses what says nothing, nobody knows, or comes too often', async ({ client }) => {
    const game = await givenGame()
    const path = `/v1/games/${game.id}/complaint`
    for (const bad of [
      body(),
      body('s', ' '),
      body('s', 'x'.repeat(501)),
      { compliantData: null },
      {},
      body('s'.repeat(129)),
    ]) {
      const response = await client.post(path).json(bad)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    }
    const unknown = await client.post(`/v1/games/${newId()}/complaint`).json(body('s'))
    unknown.assertStatus(404)
    const address = visitor()
    for (let count = 0; count < 10; count++) {
      await client
        .post(path)
        .headers(address)
        .json(body(`s${count}`))
    }
    const tooMany = await client.post(path).headers(address).json(body('s11'))
    tooMany.assertStatus(429)
  })
})

test.group('GET /v1/games/{id}/stats', () => {
  test('tells plays and sides, and no amounts', async ({ client }) => {
    const game = await givenGame()
    for (const side of ['A', 'A', 'B'] as const) {
      await givenPlay(await createPlayer(), game.id, side)
    }
    const response = await client.get(`/v1/games/${game.id}/stats`)
    response.assertStatus(200)
    response.assertBody({
      gameId: game.id,
      state: 'active',
      plays: 3,
      players: 3,
      sideA: 2,
      sideB: 1,
      sideAPercent: 67,
      sideBPercent: 33,
    })
    const fresh = await givenGame()
    const empty = await client.get(`/v1/games/${fresh.id}/stats`)
    empty.assertBodyContains({ plays: 0, sideAPercent: 50, sideBPercent: 50 })
  })

  test('knows no private, deleted or unknown game', async ({ client }) => {
    const hidden = await givenGame({ isPrivate: true })
    for (const id of [hidden.id, newId(), 'x']) {
      ;(await client.get(`/v1/games/${id}/stats`)).assertStatus(404)
    }
  })
})
