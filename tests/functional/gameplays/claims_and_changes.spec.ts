import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import { endGame, givenPrediction, givenStakes } from '#tests/fixtures/settlement'
import { balancesOf } from '#tests/fixtures/wallets'
import type { TestPlayer } from '#tests/helpers/players'
import { changeResult, declare, moveGame, settleAll } from '#tests/helpers/settlement'

async function claim(client: ApiClient, { accessToken }: TestPlayer) {
  const plays = await client.get('/v1/gameplays').bearerToken(accessToken)
  const path = `/v1/gameplays/${plays.body().items[0].id}/claim_reward`
  return client.post(path).bearerToken(accessToken)
}

test.group('A reward that is collected while the result changes', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('is none until the game has its result again, so that nobody keeps two', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [player] = await givenStakes(client, game, [{ side: 'A', ticketType: 'free' }])
    const pointsBefore = (await balancesOf(player!.id)).point
    await endGame()
    await declare(game.id, 'A')
    await settleAll()
    clock.replace(Date.now)
    const other = { by: 'admin', correctAnswer: 'B', newResult: true } as const
    await moveGame(game.id, { to: 'changing_game_result', ...other })
    ;(await claim(client, player!)).assertStatus(409)
    await settleAll()
    ;(await claim(client, player!)).assertStatus(409)
    assert.equal((await balancesOf(player!.id)).point, pointsBefore)

    await changeResult(game.id, 'A')
    ;(await claim(client, player!)).assertStatus(200)
    assert.equal((await balancesOf(player!.id)).point, pointsBefore + 100)
    assert.isEmpty((await verifyLedger()).findings)
  })
})
