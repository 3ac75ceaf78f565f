import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GAME_STATES, type GameState } from '@sidepick/rules/types'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { gameRow, givenPlayedGame, movesOf } from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'

const OWN = '/v1/creator/games'
const ANY = '/v1/admin/games'

async function givenGameIn(state: GameState, creatorId: string, isPlayed: boolean) {
  const { id } = await (isPlayed ? givenPlayedGame : givenGame)({
    creatorId,
    gameType: 'PREDICTION',
  })
  await db.from('games').where({ id }).update({ state })
  return id
}

const REMOVABLE: readonly GameState[] = ['new', 'active', 'waiting_for_declaration']
const CANCELABLE: readonly GameState[] = [...REMOVABLE, 'winner_declared', 'quarantined']
const without = (states: readonly GameState[]) =>
  GAME_STATES.filter((state) => !states.includes(state))

test.group('DELETE /v1/creator/games/{id}', () => {
  test('deletes a game that is {$self} and nobody played')
    .with([...REMOVABLE])
    .run(async ({ client, assert }, state: GameState) => {
      const creator = await givenCreator()
      const id = await givenGameIn(state, creator.id, false)
      const call = () => client.delete(`${OWN}/${id}`).bearerToken(creator.accessToken)
      const response = await call()
      response.assertStatus(200)
      assert.deepEqual(response.body(), { deleted: true, canceled: false })
      assert.deepEqual(movesOf(id), [])
      ;(await call()).assertStatus(404)
      ;(await client.get(`${OWN}/${id}`).bearerToken(creator.accessToken)).assertStatus(404)
      ;(await client.get(`/v1/games/${id}/stats`)).assertStatus(404)
    })

  test('cancels a game that is {$self} and was played')
    .with([...REMOVABLE])
    .run(async ({ client, assert }, state: GameState) => {
      const creator = await givenCreator()
      const id = await givenGameIn(state, creator.id, true)
      const call = () => client.delete(`${OWN}/${id}`).bearerToken(creator.accessToken)
      const response = await call()
      response.assertStatus(200)
      assert.deepEqual(response.body(), { deleted: false, canceled: true })
      const row = await gameRow(id)
      assert.containsSubset(row, { state: 'canceled', deleted_at: null })
      assert.lengthOf(movesOf(id), 1)
      ;(await call()).assertStatus(409)
    })

  for (const isPlayed of [false, true]) {
    test(`refuses one that is {$self} and was ${isPlayed ? '' : 'not '}played`)
      .with(without(REMOVABLE))
      .run(async ({ client, assert }, state: GameState) => {
        const creator = await givenCreator()
        const id = await givenGameIn(state, creator.id, isPlayed)
        const before = await gameRow(id)
        const response = await client.delete(`${OWN}/${id}`).bearerToken(creator.accessToken)
        response.assertStatus(409)
        response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
        assert.deepEqual(await gameRow(id), before)
      })
  }

  test('beside the first play deletes no game that somebody plays', async ({ client, assert }) => {
    const creator = await givenCreator()
    const rounds = Array.from({ length: 8 }, async () => {
      const { id } = await givenGame({ creatorId: creator.id })
      const player = await createPlayer()
      const [play, removal] = await Promise.all([
        givenPlay(player, id, 'A').catch(() => null),
        client.delete(`${OWN}/${id}`).bearerToken(creator.accessToken),
      ])
      return { play, removal }
    })
    for (const { play, removal } of await Promise.all(rounds)) {
      removal.assertStatus(200)
      assert.equal(removal.body().deleted, play === null)
    }
  })
})

test.group('PATCH /v1/admin/games/{id}/cancel', () => {
  test('cancels a game that is {$self}')
    .with([...CANCELABLE])
    .run(async ({ client, assert }, state: GameState) => {
      const admin = await createPlayer({ roles: ['admin'] })
      const id = await givenGameIn(state, (await givenCreator()).id, false)
      const response = await client.patch(`${ANY}/${id}/cancel`).bearerToken(admin.accessToken)
      response.assertStatus(200)
      response.assertBodyContains({ id, state: 'canceled' })
      assert.lengthOf(movesOf(id), 1)
      assert.containsSubset(await auditOf(id), [
        {
          actorId: admin.id,
          action: 'game.canceled',
          before: { state },
          after: { state: 'canceled' },
        },
      ])
    })

  test('refuses one that is {$self}')
    .with(without(CANCELABLE))
    .run(async ({ client, assert }, state: GameState) => {
      const { accessToken } = await createPlayer({ roles: ['admin'] })
      const id = await givenGameIn(state, (await givenCreator()).id, false)
      const before = await gameRow(id)
      const response = await client.patch(`${ANY}/${id}/cancel`).bearerToken(accessToken)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      assert.deepEqual(await gameRow(id), before)
      assert.deepEqual(await auditOf(id), [])
      assert.deepEqual(movesOf(id), [])
    })
})
