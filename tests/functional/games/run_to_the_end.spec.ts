import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  endGame,
  givenExample,
  HOUR_MS,
  playStates,
  stateOf,
} from '#tests/fixtures/settlement'
import { givenCreator } from '#tests/fixtures/creators'
import { balancesOf } from '#tests/fixtures/wallets'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { passTime, settleAll } from '#tests/helpers/settlement'

type Call = (path: string, caller: TestPlayer, body?: object) => Promise<Record<string, unknown>>

/** Sends a call that has to succeed. */
const caller =
  (client: ApiClient, method: 'POST' | 'PATCH' | 'DELETE'): Call =>
  async (path, { accessToken }, body) => {
    const request = client.request(path, method).bearerToken(accessToken)
    if (body) request.json(body)
    const response = await request
    response.assertStatus(200)
    return response.body()
  }

/** The game's creator, with a session that has just begun. */
async function signedInCreator({ id }: { id: string }): Promise<TestPlayer> {
  const creator = await givenCreator()
  await db.from('games').where({ id }).update({ creator_id: creator.id })
  return creator
}

const answer = (correctAnswer: Side) => ({ correctAnswer })

test.group('A prediction that is run by calls', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('is declared by its creator and paid, and an admin changes the result', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2, u3, u4 } = await givenExample(client)
    const players = [u1, u2, u3, u4]
    const post = caller(client, 'POST')
    await endGame()
    const creator = await signedInCreator(game)
    await post(`/v1/creator/games/${game.id}/declare`, creator, answer('A'))
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    passTime(25 * HOUR_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    const won = ['won', 'won', 'lost', 'lost']
    assert.deepEqual(await playStates(game.id, players), won)

    const admin = await createPlayer({ roles: ['admin'] })
    await post(`/v1/admin/games/${game.id}/declare`, admin, answer('B'))
    await settleAll()
    passTime(25 * HOUR_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await playStates(game.id, players), ['lost', 'lost', 'won', 'won'])
    assert.deepEqual(await coinsOf(players), [
      [0, 0],
      [0, 0],
      [8 * 170, 0],
      [4 * 170, 0],
    ])
    assert.isEmpty(await faultsOf(game))
  })

  test('is closed and declared by an admin while it runs, and unmatched tickets come back', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2 } = await givenExample(client)
    const admin = await createPlayer({ roles: ['admin'] })
    await caller(client, 'POST')(`/v1/admin/games/${game.id}/declare`, admin, answer('A'))
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    const back = (await balancesOf(u1.id)).black + (await balancesOf(u2.id)).black
    assert.equal(back, 3)
    assert.isEmpty(await faultsOf(game))
  })

  test('gives every ticket back when {0}')
    .with([
      [
        'an admin cancels it',
        async (client: ApiClient, id: string) => {
          const admin = await createPlayer({ roles: ['admin'] })
          await caller(client, 'PATCH')(`/v1/admin/games/${id}/cancel`, admin)
        },
      ],
      [
        'its creator takes it back',
        async (client: ApiClient, id: string, creator: TestPlayer) => {
          await caller(client, 'DELETE')(`/v1/creator/games/${id}`, creator)
        },
      ],
    ] as const)
    .run(async ({ client, assert }, [, cancel]) => {
      const { game, u1, u2, u3, u4 } = await givenExample(client)
      await cancel(client, game.id, await signedInCreator(game))
      await settleAll()
      assert.equal(await stateOf(game.id), 'refunded')
      const balances = await Promise.all([u1, u2, u3, u4].map(({ id }) => balancesOf(id)))
      assert.deepEqual(
        balances.map(({ black }) => black),
        [10, 5, 8, 4]
      )
      assert.isEmpty(await faultsOf(game))
    })
})
