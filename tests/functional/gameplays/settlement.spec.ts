import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  coinsOf,
  DAY_MS,
  endGame,
  givenBlackPoll,
  givenExample,
  givenPrediction,
  givenStakes,
  HOUR_MS,
  keptOf,
  playStates,
  postedTo,
  stateOf,
  CLEAN,
  ledgerOf,
} from '#tests/fixtures/settlement'
import { balancesOf } from '#tests/fixtures/wallets'
import { createPlayer } from '#tests/helpers/players'
import { declare, passTime, settleAll } from '#tests/helpers/settlement'

test.group('A prediction for coins', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('pays twelve pairs to the coin', async ({ client, assert }) => {
    const { game, u1, u2, u3, u4, ...others } = await givenExample(client)
    const players = [u1, u2, u3, u4]
    passTime(HOUR_MS + 1_000)
    await settleAll()
    assert.equal((await balancesOf(u2.id)).black, 3)
    assert.deepEqual(await playStates(game.id, players), Array(4).fill('matched'))

    await endGame()
    assert.equal(await stateOf(game.id), 'waiting_for_declaration')
    const admin = await createPlayer({ roles: ['admin'] })
    const declared = await client
      .post(`/v1/admin/games/${game.id}/declare`)
      .bearerToken(admin.accessToken)
      .json({ correctAnswer: 'A' })
    declared.assertStatus(200)
    assert.equal(await stateOf(game.id), 'declaring_winner')
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    assert.deepEqual(await playStates(game.id, players), [
      'declared_winner',
      'declared_winner',
      'declared_loser',
      'declared_loser',
    ])
    assert.deepEqual(await coinsOf(players), [
      [0, 1_700],
      [0, 340],
      [0, 0],
      [0, 0],
    ])
    assert.isEmpty(await faultsOf(game))

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
    clock.replace(Date.now)
    const wallet = await client.get('/v1/wallets/account-balance').bearerToken(u1.accessToken)
    wallet.assertBodyContains({ coins: 1_700, pendingCoins: 0, blackTickets: 0 })
    const shares = [others.creator, others.parent, others.owner, others.referrer]
    assert.deepEqual(
      (await coinsOf(shares)).map(([coins]) => coins),
      [72, 18, 90, 15]
    )
    assert.deepEqual(await keptOf(game.id), [165])
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('is paid after a day, and nothing is paid twice', async ({ client, assert }) => {
    const game = await givenPrediction()
    const [winner] = await givenStakes(client, game, [{ side: 'A' }, { side: 'B' }])
    await endGame()
    await declare(game.id, 'A')
    passTime(DAY_MS - 60_000)
    await settleAll()
    assert.equal(await stateOf(game.id), 'winner_declared')
    passTime(60_000)
    await settleAll()
    const again = { status: 'created', walked_to: null, due_at: clock.nowMs() }
    await db.from('settlements').where('game_id', game.id).update(again)
    await settleAll()
    const open = await db
      .from('settlements')
      .where('game_id', game.id)
      .whereNot('status', 'complete')
    assert.isEmpty(open)
    assert.deepEqual(await coinsOf([winner!]), [[170, 0]])
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('gives back what met nobody, and is over for who met nobody at all', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction()
    const [partly, alone] = await givenStakes(client, game, [
      { side: 'A', quantity: 5 },
      { side: 'A', quantity: 7 },
      { side: 'B', quantity: 2 },
    ])
    passTime(HOUR_MS - 10_000)
    await settleAll()
    assert.equal((await balancesOf(alone!.id)).black, 0)
    passTime(20_000)
    await settleAll()
    assert.deepEqual(await playStates(game.id, [partly!, alone!]), ['matched', 'canceled'])
    assert.equal((await balancesOf(partly!.id)).black, 3)
    assert.equal((await balancesOf(alone!.id)).black, 7)
    assert.equal(await postedTo(`escrow:${game.id}:black`), 4)
    assert.isEmpty(await faultsOf(game))
  })
})

test.group('A poll', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('is decided by its majority, and paid at once where no coins are at stake', async ({
    client,
    assert,
  }) => {
    const game = await givenPrediction({ gameType: 'POLL' })
    const players = await givenStakes(client, game, [
      { side: 'A', ticketType: 'white' },
      { side: 'A', ticketType: 'free' },
      { side: 'B', ticketType: 'white' },
    ])
    await endGame()
    assert.equal(await stateOf(game.id), 'declaring_winner')
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await playStates(game.id, players), ['won', 'won', 'lost'])
    const grays = await Promise.all(players.map(async ({ id }) => (await balancesOf(id)).gray))
    assert.deepEqual(grays, [1, 1, 0])
    const rows = await db.from('game_plays').where('game_id', game.id).orderBy('created_at')
    assert.deepEqual(
      rows.map(({ correct }) => Boolean(correct)),
      [true, true, false]
    )
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('that is a tie gives matched tickets back, and everybody was right', async ({
    client,
    assert,
  }) => {
    const game = await givenBlackPoll()
    const players = await givenStakes(client, game, [
      { side: 'A', quantity: 4 },
      { side: 'B', quantity: 3 },
      { side: 'A', ticketType: 'white' },
      { side: 'B', ticketType: 'free' },
    ])
    await endGame()
    await settleAll()
    assert.equal(await stateOf(game.id), 'ended')
    assert.deepEqual(await playStates(game.id, players), ['canceled', 'canceled', 'won', 'won'])
    const blacks = await Promise.all(players.map(async ({ id }) => (await balancesOf(id)).black))
    assert.deepEqual(blacks, [4, 3, 0, 0])
    const grays = await Promise.all(players.map(async ({ id }) => (await balancesOf(id)).gray))
    assert.deepEqual(grays, [0, 0, 1, 1])
    const rows = await db.from('game_plays').where('game_id', game.id)
    assert.isTrue(rows.every(({ correct }) => Boolean(correct)))
    assert.deepEqual(await coinsOf(players), Array(4).fill([0, 0]))
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })
})
