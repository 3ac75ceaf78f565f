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

  test('counts strangers of one network as one, whatever sessions they tell', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const complain = async (address: string, session: string) => {
      const request = client.post(`/v1/games/${game.id}/complaint`)
      const response = await request.header('x-forwarded-for', address).json(body(session))
      response.assertStatus(201)
    }
    const state = async () => (await db.from('games').where('id', game.id).first()).state
    for (const session of ['a', 'b', 'c', 'd', 'e']) await complain('203.0.113.7', session)
    assert.equal(await state(), 'new')
    for (const end of [1, 2, 3, 4, 5]) await complain(`2001:db8:7:7::${end}`, `f${end}`)
    assert.equal(await state(), 'new')
    for (const end of [1, 2, 3]) await complain(`198.51.100.${end}`, `g${end}`)
    assert.equal(await state(), 'quarantined')
  })

  test('counts accounts of one network as one until their addresses are proved', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const complain = async (emailVerified: boolean) => {
      const { accessToken } = await createPlayer({ emailVerified })
      const request = client.post(`/v1/games/${game.id}/complaint`).bearerToken(accessToken)
      const response = await request.header('x-forwarded-for', '203.0.113.9').json(body())
      response.assertStatus(201)
    }
    const state = async () => (await db.from('games').where('id', game.id).first()).state
    for (let count = 0; count < 6; count++) await complain(false)
    assert.equal(await state(), 'new')
    for (let count = 0; count < 4; count++) await complain(true)
    assert.equal(await state(), 'quarantined')
  })

  test('sent again under its key, in the header or the body, gets the stored answer', async ({
    client,
    assert,
  }) => {
    const game = await givenGame()
    const path = `/v1/games/${game.id}/complaint`
    const { accessToken } = await createPlayer()
    for (const asks of [
      () => client.post(path).bearerToken(accessToken),
      () => client.post(path).headers(visitor()),
    ]) {
      const complaint = { ...body('s1'), gameId: game.id }
      const idempotencyKey = `key-${newId()}`
      const first = await asks().header('x-idempotency-key', idempotencyKey).json(complaint)
      first.assertStatus(201)
      assert.isUndefined(first.header('x-idempotent-replayed'))
      const again = await asks().json({ ...complaint, idempotencyKey })
      again.assertStatus(201)
      again.assertHeader('x-idempotent-replayed', 'true')
      assert.deepEqual(again.body(), first.body())
      const other = await asks().json({ ...body('s1', 'Something else'), idempotencyKey })
      other.assertStatus(422)
      other.assertBodyContains({ code: 'E_IDEMPOTENCY_MISMATCH' })
    }
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
      { ...body('s'), gameId: newId() },
      { ...body('s'), idempotencyKey: 'short' },
    ]) {
      const response = await client.post(path).json(bad)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    }
    for (const id of [newId(), 'x'.repeat(300)]) {
      const unknown = client.post(`/v1/games/${id}/complaint`).headers(visitor())
      ;(await unknown.header('x-idempotency-key', newId()).json(body('s'))).assertStatus(404)
    }
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

  test('knows no deleted or unknown game', async ({ client }) => {
    const deleted = await givenGame()
    await db.from('games').where('id', deleted.id).update({ deleted_at: 1 })
    for (const id of [deleted.id, newId(), 'x']) {
      ;(await client.get(`/v1/games/${id}/stats`)).assertStatus(404)
    }
  })
})
