import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  DAY_MS,
  endGame,
  givenExample,
  givenPrediction,
  givenStakes,
  playStates,
  postedTo,
  stateOf,
  CLEAN,
  ledgerOf,
  playOut,
} from '#tests/fixtures/settlement'
import { balancesOf, givenHoldings } from '#tests/fixtures/wallets'
import { changeResult, declare, moveGame, passTime, settleAll } from '#tests/helpers/settlement'

const paidCoins = async (players: readonly { id: string }[]) =>
  (await coinsOf(players)).map(([coins]) => coins)

test.group('Another result', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('during the hold turns what is pending around, and begins the hold again', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2, u3, u4 } = await givenExample(client)
    const players = [u1, u2, u3, u4]
    await endGame()
    await declare(game.id, 'A')
    passTime(DAY_MS / 2)
    await changeResult(game.id, 'B')
    assert.equal(await stateOf(game.id), 'winner_declared')
    assert.deepEqual(await coinsOf(players), [
      [0, 0],
      [0, 0],
      [0, 1_360],
      [0, 680],
    ])
    passTime(DAY_MS / 2 + 60_000)
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    passTime(DAY_MS / 2)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await playStates(game.id, players), ['lost', 'lost', 'won', 'won'])
    assert.deepEqual(await paidCoins(players), [0, 0, 1_360, 680])
    assert.isEmpty(await faultsOf(game))
  })

  test('of what was paid and spent is the loss of the house, there and back again', async ({
    client,
    assert,
  }) => {
    const { game, u1, u2, u3, u4, creator, owner } = await givenExample(client)
    const players = [u1, u2, u3, u4]
    const lossBefore = await postedTo('loss:coin')
    await playOut(game.id, 'A')
    await givenHoldings(u1.id, { coin: 200 })
    await givenHoldings(owner.id, { coin: 0 })

    await changeResult(game.id, 'B')
    assert.deepEqual(await coinsOf(players), [
      [0, 0],
      [0, 0],
      [0, 1_360],
      [0, 680],
    ])
    // 1500 of the winner's coins were spent, and all 90 of the distributor's.
    assert.equal((await postedTo('loss:coin')) - lossBefore, -1_590)
    assert.equal(await postedTo(`escrow:${game.id}:black`), 24)
    assert.equal(await postedTo(`rake:${game.id}:coin`), 0)
    assert.deepEqual(await paidCoins([creator, owner]), [0, 0])
    passTime(DAY_MS)
    await settleAll()
    assert.deepEqual(await paidCoins([...players, creator, owner]), [0, 0, 1_360, 680, 72, 90])

    await changeResult(game.id, 'A')
    passTime(DAY_MS)
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await playStates(game.id, players), ['won', 'won', 'lost', 'lost'])
    assert.deepEqual(await coinsOf(players), [
      [1_700, 0],
      [340, 0],
      [0, 0],
      [0, 0],
    ])
    assert.deepEqual(await paidCoins([creator, owner]), [72, 90])
    assert.equal((await postedTo('loss:coin')) - lossBefore, -1_590)
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('takes gray and collected points along, and gives them again', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [first, second] = await givenStakes(client, game, [
      { side: 'A', ticketType: 'white' },
      { side: 'B', ticketType: 'white' },
    ])
    const claim = async (player: { accessToken: string }) => {
      const plays = await client.get('/v1/gameplays').bearerToken(player.accessToken)
      const path = `/v1/gameplays/${plays.body().items[0].id}/claim_reward`
      return client.post(path).bearerToken(player.accessToken)
    }
    const holdings = () =>
      Promise.all(
        [first!, second!].map(async ({ id }) => {
          const { gray, point } = await balancesOf(id)
          return [gray, point]
        })
      )
    const [[, ownPoints], [, otherPoints]] = (await holdings()) as [number[], number[]]
    await endGame()
    await declare(game.id, 'A')
    await settleAll()
    assert.deepEqual(await holdings(), [
      [1, ownPoints],
      [0, otherPoints],
    ])
    clock.replace(Date.now)
    ;(await claim(first!)).assertStatus(200)
    assert.deepEqual((await holdings())[0], [1, ownPoints! + 100])

    await changeResult(game.id, 'B')
    assert.deepEqual(await holdings(), [
      [0, ownPoints],
      [1, otherPoints],
    ])
    ;(await claim(first!)).assertStatus(409)

    await changeResult(game.id, 'A')
    ;(await claim(first!)).assertStatus(200)
    assert.deepEqual(await holdings(), [
      [1, ownPoints! + 100],
      [0, otherPoints],
    ])
    assert.isEmpty(await faultsOf(game))
  })

  test('takes points along that are collected while it waits its turn', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [winner] = await givenStakes(client, game, [{ side: 'A', ticketType: 'white' }])
    const before = (await balancesOf(winner!.id)).point
    await endGame()
    await declare(game.id, 'A')
    clock.replace(Date.now)
    await moveGame(game.id, {
      ...{ to: 'changing_game_result', by: 'admin', correctAnswer: 'B', newResult: true },
    })
    const plays = await client.get('/v1/gameplays').bearerToken(winner!.accessToken)
    const path = `/v1/gameplays/${plays.body().items[0].id}/claim_reward`
    ;(await client.post(path).bearerToken(winner!.accessToken)).assertStatus(200)
    assert.equal((await balancesOf(winner!.id)).point, before + 100)
    await settleAll()
    assert.equal((await balancesOf(winner!.id)).point, before)
  })
})
