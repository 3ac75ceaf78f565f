import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { gameBody, givenCategory, givenGame } from '#tests/fixtures/games'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/games'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('POST /v1/admin/games', () => {
  test('adds a game for a creator, who then runs it', async ({ client, assert }) => {
    const admin = await anAdmin()
    const creator = await givenCreator()
    const sent = gameBody((await givenCategory()).id, { creatorId: creator.id, isPrivate: true })
    const response = await client.post(PATH).bearerToken(admin.accessToken).json(sent)
    response.assertStatus(201)
    const { id } = response.body()
    assert.containsSubset(response.body(), {
      creatorId: creator.id,
      creator: { userName: creator.username },
    })
    const own = await client.get(`/v1/creator/games/${id}`).bearerToken(creator.accessToken)
    own.assertStatus(200)
    const lines = await auditOf(id)
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0], {
      actorId: admin.id,
      action: 'game.created',
      targetType: 'game',
      before: null,
      after: { creatorId: creator.id, text: sent.text, isPrivate: true },
    })
  })

  test('refuses a creator that is {0}')
    .with([
      ['nobody', () => Promise.resolve({ id: newId() })],
      ['a player', () => createPlayer()],
      ['the role without its record', () => createPlayer({ roles: ['creator'] })],
    ] as [string, () => Promise<{ id: string }>][])
    .run(async ({ client, assert }, [, given]) => {
      const { accessToken } = await anAdmin()
      const category = await givenCategory()
      const body = gameBody(category.id, { creatorId: (await given()).id })
      const response = await client.post(PATH).bearerToken(accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'creatorId' }] })
      assert.isEmpty(await db.from('games').where('category_id', category.id))
    })

  test('lets a poll take black tickets', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const distributorId = await givenBlackPartner()
    const category = await givenCategory()
    for (const [allowBlack, status] of [
      [true, 201],
      [false, 422],
    ] as const) {
      const added = await client
        .post(PATH)
        .bearerToken(accessToken)
        .json(gameBody(category.id, { allowBlack }))
      added.assertStatus(201)
      added.assertBodyContains({ allowBlack })
      const player = await givenStaker({ black: 1 })
      const play = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody(added.body().id, 'A', 'black', { distributorId }))
      play.assertStatus(status)
    }
  })

  test('lets nothing but a poll take them by leave: {$self}')
    .with(['PREDICTION', 'TRIVIA', 'INSTANT_POLL', 'SURVEY'])
    .run(async ({ client, assert }, gameType) => {
      const { accessToken } = await anAdmin()
      const category = await givenCategory()
      const body = gameBody(category.id, { gameType, allowBlack: true })
      const response = await client.post(PATH).bearerToken(accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'allowBlack' }] })
      assert.isEmpty(await db.from('games').where('category_id', category.id))
    })
})

test.group('GET /v1/admin/games', () => {
  test("lists one creator's games, or everybody's", async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const creator = await givenCreator()
    const [other, own] = [await givenGame(), await givenGame({ creatorId: creator.id })]
    const hidden = await givenGame({ creatorId: creator.id, isPrivate: true, gameType: 'SURVEY' })
    const get = (query: object) => client.get(PATH).bearerToken(accessToken).qs(query)
    const theirs = await get({ creatorId: creator.id })
    assert.deepEqual(idsOf(theirs.body().items), [hidden.id, own.id])
    const first = await get({ creatorId: creator.id, limit: 1 })
    const rest = await get({ creatorId: creator.id, start: first.body().next })
    assert.deepEqual(idsOf(rest.body().items), [own.id])
    assert.deepEqual(idsOf((await get({ limit: 3 })).body().items), [hidden.id, own.id, other.id])
    const surveys = await get({ creatorId: creator.id, type: 'SURVEY', state: 'active' })
    assert.deepEqual(idsOf(surveys.body().items), [hidden.id])
  })
})

test.group('A game that is not there', () => {
  const calls = [
    ['GET', '', undefined],
    ['PATCH', '', { gameTitle: 'x' }],
    ['POST', '/declare', { correctAnswer: 'A' }],
    ['PATCH', '/cancel', undefined],
  ] as const

  test('is not found: {0} {1}')
    .with([...calls])
    .run(async ({ client }, [method, suffix, body]) => {
      const { accessToken } = await anAdmin()
      const deleted = await givenGame()
      await db.from('games').where('id', deleted.id).update({ deleted_at: 1 })
      for (const [id, code] of [
        [newId(), 'E_NOT_FOUND'],
        [deleted.id, 'E_NOT_FOUND'],
        ['1', 'E_ROUTE_NOT_FOUND'],
        ["' or 1=1", 'E_ROUTE_NOT_FOUND'],
      ] as const) {
        const path = `${PATH}/${encodeURIComponent(id)}${suffix}`
        const request = client.request(path, method).bearerToken(accessToken)
        if (body) request.json(body)
        const response = await request
        response.assertStatus(404)
        response.assertBodyContains({ code })
      }
    })
})
