import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { PlaysOfGamesContract, WinningsContract } from '#wallets/contract'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { givenPlay } from '#tests/fixtures/plays'
import { balancesOf, givenStaker } from '#tests/fixtures/wallets'
import { count, times } from '#tests/helpers/at_once'
import { createPlayer } from '#tests/helpers/players'
import { countWork } from '#tests/helpers/work_counter'

const path = (userId: string) => `/v1/admin/wallets/${userId}`

test.group('PUT /v1/admin/wallets/{id}', () => {
  test('sets a balance to its target, and says so in the audit log', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker({ white: 4 })
    for (const [currency, balance] of [
      ['white', 7],
      ['white', 2],
      ['coin', 500],
      ['coin', 500],
    ] as const) {
      const response = await client
        .put(path(player.id))
        .bearerToken(admin.accessToken)
        .json({ currency, balance, reason: 'a mistake of ours' })
      response.assertStatus(200)
      response.assertBodyContains({ currency, balance })
    }
    assert.containsSubset(await balancesOf(player.id), { white: 2, coin: 500 })
    const lines = await db
      .from('audit_log')
      .where({ actor_id: admin.id, target_id: player.id, action: 'wallet.balance_set' })
    assert.lengthOf(lines, 3)
    assert.isEmpty(await faultsOf(player))
  })

  test('sets gray to what was said, however often, and leaves it to the next win', async ({
    client,
    assert,
  }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker({ white: 1 })
    for (const before of [0, 250]) {
      const response = await client
        .put(path(player.id))
        .bearerToken(admin.accessToken)
        .json({ currency: 'gray', balance: 250, reason: 'a mistake of ours' })
      response.assertBodyContains({ before, balance: 250 })
      assert.containsSubset(await balancesOf(player.id), { gray: 250, black: 0 })
    }
    const { id } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    await givenPlay(player, id, 'A', { ticketType: 'white' })
    assert.containsSubset(await balancesOf(player.id), { gray: 51, black: 2 })
    const told = await db
      .from('notifications')
      .where({ user_id: player.id, kind: 'gray_converted' })
    assert.lengthOf(told, 1)
  })

  test('sets a {$self} balance that was never used once, when four ask at the same time')
    .with(['coin', 'white', 'black'] as const)
    .run(async ({ client, assert }, currency) => {
      const admin = await createPlayer({ roles: ['admin'] })
      const player = await createPlayer()
      const answers = await Promise.all(
        times(4, () =>
          client
            .put(path(player.id))
            .bearerToken(admin.accessToken)
            .json({ currency, balance: 5_000, reason: 'a gift', expectedBalance: 0 })
        )
      )
      assert.deepEqual(count(answers), { 200: 1, 409: 3 })
      assert.equal((await balancesOf(player.id))[currency], 5_000)
      assert.isEmpty(await faultsOf(player))
    })

  test('refuses a balance that changed meanwhile, an unknown player and every bad amount', async ({
    client,
    assert,
  }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker({ coin: 10 })
    const put = (userId: string, body: object) =>
      client.put(path(userId)).bearerToken(admin.accessToken).json(body)
    const good = { currency: 'coin', balance: 5, reason: 'why' }
    ;(await put(player.id, { ...good, expectedBalance: 11 })).assertStatus(409)
    ;(await put(newId(), good)).assertStatus(404)
    for (const change of [
      { balance: -1 },
      { balance: 1.5 },
      { balance: 2 ** 53 },
      { balance: '5' },
      { balance: null },
      { currency: 'pending_coin' },
      { reason: ' ' },
    ]) {
      ;(await put(player.id, { ...good, ...change })).assertStatus(422)
    }
    assert.equal((await balancesOf(player.id)).coin, 10)
  })
})

test.group('The highest balance that an admin may set', () => {
  test('leaves room for whatever the player gets later', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker()
    const put = (balance: number) =>
      client
        .put(path(player.id))
        .bearerToken(admin.accessToken)
        .json({ currency: 'white', balance, reason: 'as many as there may be' })
    ;(await put(Number.MAX_SAFE_INTEGER)).assertStatus(422)
    ;(await put(game.tickets.balanceSetMax)).assertStatus(200)
    const gift = await client.post('/v1/wallets/claim-daily-gift').bearerToken(player.accessToken)
    gift.assertStatus(200)
    const { white } = await balancesOf(player.id)
    assert.equal(white, game.tickets.balanceSetMax + game.tickets.dailyGift)
  })
})

test.group('GET /v1/admin/ledger', () => {
  test('shows everybody, and narrows by player, type and time', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const [one, other] = [await givenStaker({ coin: 5 }), await givenStaker({ coin: 6 })]
    const ask = async (query: Record<string, string>) => {
      const response = await client.get('/v1/admin/ledger').qs(query).bearerToken(admin.accessToken)
      response.assertStatus(200)
      return response.body().items as { userId: string; amount: number; createdAt: string }[]
    }
    const all = await ask({ limit: '100', type: 'admin_update', currency: 'coin' })
    const theirs = all.map(({ userId }) => userId).filter((id) => [one.id, other.id].includes(id))
    assert.deepEqual(theirs, [other.id, one.id])
    const own = await ask({ userId: one.id, type: 'admin_update', currency: 'coin' })
    assert.deepEqual(
      own.map(({ amount }) => amount),
      [5]
    )
    assert.isEmpty(await ask({ userId: one.id, to: own[0]!.createdAt }))
    assert.lengthOf(await ask({ userId: one.id, from: own[0]!.createdAt }), 1)
    const bad = await client
      .get('/v1/admin/ledger')
      .qs({ from: '2026-13-45T00:00:00Z' })
      .bearerToken(admin.accessToken)
    bad.assertStatus(422)
  })

  test('finds whatever a game moved', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker({ white: 2 })
    const { id: gameId } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const play = await givenPlay(player, gameId, 'A', { ticketType: 'white' })
    await givenPlay(player, (await givenGame()).id, 'A')
    const winnings = await app.container.make(WinningsContract)
    const win = { playId: play.id, userId: player.id, gameId, matched: 1, revision: 1 }
    await db.transaction((trx) => winnings.postPendingWins([win], trx))
    await db.transaction((trx) => winnings.takeBack([win], trx))
    const ask = async (id: string) => {
      const query = { gameId: id, limit: 100 }
      const response = await client.get('/v1/admin/ledger').qs(query).bearerToken(admin.accessToken)
      response.assertStatus(200)
      return (response.body().items as { type: string; currency: string; amount: number }[])
        .map(({ type, currency, amount }) => `${type} ${currency} ${amount}`)
        .toSorted()
    }
    assert.deepEqual(await ask(gameId), [
      'game_outcome gray 1',
      'game_played point 40',
      'game_played white -1',
      'pending_outcome pending_coin 170',
      'transaction_voided pending_coin -170',
    ])
    assert.isEmpty(await ask(newId()))
    if (process.env.TEST_DATABASE === 'pg') return
    const [sql] = (await countWork(() => ask(gameId))).filter((done) => done.includes('named'))
    const plan = await db.rawQuery(
      `explain query plan ${sql!}`,
      Array.from(sql!.matchAll(/\?/g), () => '[]')
    )
    const steps = (plan as { detail: string }[]).map(({ detail }) => detail)
    assert.notInclude(steps.join('\n'), 'SCAN ledger_transactions')
  })

  test('names the game that a line is about, by its play or by itself, and none for a correction', async ({
    client,
    assert,
  }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const player = await givenStaker({ white: 2 })
    const { id: gameId } = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const play = await givenPlay(player, gameId, 'A', { ticketType: 'white' })
    const response = await client
      .get('/v1/admin/ledger')
      .qs({ userId: player.id, currency: 'white' })
      .bearerToken(admin.accessToken)
    response.assertStatus(200)
    const items = response.body().items as { type: string; gameId: string | null }[]
    assert.deepEqual(
      items.map((line) => [line.type, line.gameId]),
      [
        ['game_played', gameId],
        ['admin_update', null],
      ]
    )
    const plays = await app.container.make(PlaysOfGamesContract)
    const games = await plays.gamesOf([play.id, gameId, newId()])
    assert.deepEqual(Object.fromEntries(games), { [play.id]: gameId, [gameId]: gameId })
  })
})
