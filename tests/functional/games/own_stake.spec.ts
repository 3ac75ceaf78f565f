import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { gameRow } from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

type Power = 'admin' | 'superadmin'

async function play(client: ApiClient, player: TestPlayer, body: object) {
  const sent = client.post('/v1/gameplays').bearerToken(player.accessToken).headers(visitor())
  return sent.json(body)
}

/** Somebody who got power after they had played. */
async function staked(client: ApiClient, gameId: string, ticketType: 'black' | 'white' | 'free') {
  const player = await givenStaker({ black: 1, white: 1 })
  const distributorId = await givenBlackPartner()
  const answer = await play(client, player, stakeBody(gameId, 'A', ticketType, { distributorId }))
  answer.assertStatus(201)
  return { ...player, playId: answer.body().id as string }
}

async function promote({ id }: TestPlayer, role: Power) {
  await db.from('users').where('id', id).update({ email_verified_at: 1 })
  await db.table('user_roles').insert({ user_id: id, role, granted_at: 1 })
}

const decisions = (client: ApiClient, id: string, { accessToken }: TestPlayer) => [
  client
    .post(`/v1/admin/games/${id}/declare`)
    .bearerToken(accessToken)
    .json({ correctAnswer: 'A' }),
  client.patch(`/v1/admin/games/${id}`).bearerToken(accessToken).json({ state: 'quarantined' }),
  client.patch(`/v1/admin/games/${id}/cancel`).bearerToken(accessToken).json({}),
]

test.group('Admins and games that they have a stake in', () => {
  test('do not go together: a {$self} does not decide it')
    .with(['admin', 'superadmin'] as const)
    .run(async ({ client, assert }, power) => {
      const { id } = await givenGame({ gameType: 'PREDICTION' })
      const player = await staked(client, id, 'black')
      await promote(player, power)
      const before = await gameRow(id)
      for (const decision of decisions(client, id, player)) {
        const response = await decision
        response.assertStatus(403)
        response.assertBodyContains({ code: 'E_CONFLICT_OF_INTEREST' })
      }
      assert.deepEqual(await gameRow(id), before)
    })

  test('are decided by another admin, and by one whose stake came back', async ({ client }) => {
    const other = await createPlayer({ roles: ['admin'] })
    const { id } = await givenGame({ gameType: 'PREDICTION' })
    const player = await staked(client, id, 'black')
    const back = await client
      .delete(`/v1/gameplays/${player.playId}`)
      .bearerToken(player.accessToken)
    back.assertStatus(200)
    await promote(player, 'admin')
    const [declare] = decisions(client, id, player)
    ;(await declare!).assertStatus(200)
    const { id: next } = await givenGame({ gameType: 'PREDICTION' })
    await staked(client, next, 'black')
    ;(await decisions(client, next, other)[0]!).assertStatus(200)
  })

  test('are decided by one who played with {$self} tickets, as creators decide theirs')
    .with(['white', 'free'] as const)
    .run(async ({ client }, ticketType) => {
      const { id } = await givenGame({ gameType: 'PREDICTION' })
      const player = await staked(client, id, ticketType)
      await promote(player, 'admin')
      ;(await decisions(client, id, player)[0]!).assertStatus(200)
    })

  test('are not made by an admin whose power waits for an e-mail', async ({ client }) => {
    const { id } = await givenGame({ gameType: 'PREDICTION' })
    const player = await givenStaker({ black: 1 })
    await promote(player, 'admin')
    await db.from('users').where('id', player.id).update({ email_verified_at: null })
    const distributorId = await givenBlackPartner()
    const response = await play(client, player, stakeBody(id, 'A', 'black', { distributorId }))
    response.assertStatus(403)
    response.assertBodyContains({ code: 'E_CONFLICT_OF_INTEREST' })
  })
})
