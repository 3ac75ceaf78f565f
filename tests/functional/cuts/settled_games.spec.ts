import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenCreator } from '#tests/fixtures/creators'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  givenExample,
  givenPrediction,
  givenStakes,
  keptOf,
  postedTo,
  playOut,
} from '#tests/fixtures/settlement'
import { createPlayer } from '#tests/helpers/players'

async function close(client: ApiClient, people: readonly { id: string }[]): Promise<void> {
  const { accessToken } = await createPlayer({ roles: ['admin'] })
  for (const { id } of people) {
    const path = `/admin/auth/users/${id}`
    const response = await client.patch(path).bearerToken(accessToken).json({ status: 'deleted' })
    response.assertStatus(200)
  }
}

test.group('The rake of a game that is paid', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('goes to the platform where who had a share has closed the account', async ({
    client,
    assert,
  }) => {
    const { game, creator, parent, owner, referrer } = await givenExample(client)
    await close(client, [creator, parent, owner, referrer])
    await playOut(game.id, 'A')
    assert.deepEqual(
      await coinsOf([creator, parent, owner, referrer]),
      [1, 2, 3, 4].map(() => [0, 0])
    )
    assert.deepEqual(await keptOf(game.id), [360])
    assert.equal(await postedTo(`rake:${game.id}:coin`), 0)
    assert.isEmpty(await faultsOf(game))
  })

  test('is never shared by what held before the game was made, however early it says it began', async ({
    client,
    assert,
  }) => {
    const [admin, creator] = [await createPlayer({ roles: ['admin'] }), await givenCreator()]
    const response = await client
      .patch(`/v1/admin/cuts/${creator.id}`)
      .bearerToken(admin.accessToken)
      .json({ hostBps: 1_000 })
    response.assertStatus(200)
    const game = await givenPrediction({ creatorId: creator.id })
    await givenStakes(client, game, [
      { side: 'A', quantity: 10 },
      { side: 'B', quantity: 10 },
    ])
    await playOut(game.id, 'A')
    // A tenth of 300, and not the fifth that was due until then.
    assert.deepEqual(await coinsOf([creator]), [[30, 0]])
  })
})
