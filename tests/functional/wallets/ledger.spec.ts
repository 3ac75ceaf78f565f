import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { gameDay } from '@sidepick/rules/week'
import { WalletsContract } from '#wallets/contract'
import { postTransactions } from '#wallets/actions/post_transactions'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { FIRST_OF_DAY, givenPlay } from '#tests/fixtures/plays'
import { givenStaker } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const wallets = () => app.container.make(WalletsContract)

test.group('The ledger', (group) => {
  group.each.setup(() => beginMidweek())

  test('pays one event once', async ({ assert }) => {
    const { id: userId } = await createPlayer()
    const credit = {
      userId,
      points: 50,
      type: 'admin_update',
      source: 'leaderboard_points',
      reference: 'x',
    } as const
    const ledger = await wallets()
    assert.isTrue(await db.transaction((trx) => ledger.creditPoints(credit, trx)))
    assert.isFalse(await db.transaction((trx) => ledger.creditPoints(credit, trx)))
    const [account] = await db.from('ledger_accounts').where('user_id', userId)
    assert.equal(account.balance, 50)
  })

  test('refuses postings that do not sum to zero', async ({ assert }) => {
    const { id: userId } = await createPlayer()
    const posting = {
      accountId: `user:${userId}:point`,
      currency: 'point',
      amount: 5,
      userId,
    } as const
    const lopsided = {
      key: `test:${newId()}`,
      type: 'game_played' as const,
      source: null,
      reference: null,
      userId,
    }
    await assert.rejects(
      () => db.transaction((trx) => postTransactions([{ ...lopsided, postings: [posting] }], trx)),
      /sum to 5/
    )
    assert.isEmpty(await db.from('ledger_transactions').where('user_id', userId))
  })

  test('lets no balance fall below zero', async ({ assert }) => {
    const { id: userId } = await createPlayer()
    const postings = [
      { accountId: `user:${userId}:point`, currency: 'point', amount: -1, userId },
      { accountId: 'issuance:point', currency: 'point', amount: 1, userId: null },
    ] as const
    const debit = {
      key: `test:${newId()}`,
      type: 'game_played' as const,
      source: null,
      reference: null,
      userId,
    }
    await assert.rejects(() =>
      db.transaction((trx) => postTransactions([{ ...debit, postings: [...postings] }], trx))
    )
    assert.isEmpty(await db.from('ledger_accounts').where('user_id', userId))
  })

  test('cannot be rewritten: {0} of {1}')
    .with([
      ['update', 'ledger_postings'],
      ['delete', 'ledger_postings'],
      ['update', 'ledger_transactions'],
      ['delete', 'ledger_transactions'],
    ] as const)
    .run(async ({ assert }, [change, table]) => {
      const player = await createPlayer()
      await givenPlay(player, (await givenGame()).id, 'A')
      const rows = () => db.from(table).whereNotNull('created_at')
      await assert.rejects(
        () => (change === 'update' ? rows().update({ created_at: 1 }) : rows().delete()),
        /append only/
      )
    })

  test('is proven sound, and a balance that was tampered with is named', async ({ assert }) => {
    const player = await createPlayer()
    await givenPlay(player, (await givenGame()).id, 'A')
    const findingsOf = async () =>
      (await verifyLedger()).findings.filter((finding) => finding.includes(player.id))
    assert.isEmpty(await findingsOf())
    const accounts = () => db.from('ledger_accounts').where('user_id', player.id)
    await accounts().increment('balance', 1)
    const findings = await findingsOf()
    await accounts().decrement('balance', 1)
    assert.lengthOf(findings, 1)
  })
})

test.group('The history of a wallet', (group) => {
  group.each.setup(() => beginMidweek())

  test('is for its owner', async ({ client, assert }) => {
    ;(await client.get('/v1/ledger')).assertStatus(401)
    ;(await client.get('/v1/wallets/account-balance')).assertStatus(401)
    const [player, other] = [await createPlayer(), await createPlayer()]
    await givenPlay(player, (await givenGame()).id, 'A')
    const response = await client.get('/v1/ledger').bearerToken(other.accessToken)
    assert.isEmpty(response.body().items)
  })

  test('shows a free play as a line of nothing and its points beside it', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const play = await givenPlay(player, (await givenGame({ gameType: 'POLL' })).id, 'A')
    const response = await client.get('/v1/ledger').bearerToken(player.accessToken)
    const lines = response.body().items as Record<string, unknown>[]
    assert.sameDeepMembers(
      lines.map(({ type, source, currency, amount, balanceAfter, reference }) => {
        return { type, source, currency, amount, balanceAfter, reference }
      }),
      [
        {
          type: 'game_played',
          source: null,
          currency: 'free',
          amount: 0,
          balanceAfter: null,
          reference: play.id,
        },
        {
          type: 'game_played',
          source: 'game_played',
          currency: 'point',
          amount: 20,
          balanceAfter: 20,
          reference: play.id,
        },
        {
          type: 'game_played',
          source: 'leaderboard_points',
          currency: 'point',
          amount: FIRST_OF_DAY,
          balanceAfter: 20 + FIRST_OF_DAY,
          reference: `streak:${player.id}:${gameDay(clock.now())}`,
        },
      ]
    )
    const balance = await client.get('/v1/wallets/account-balance').bearerToken(player.accessToken)
    balance.assertBodyContains({
      points: 20 + FIRST_OF_DAY,
      whiteTickets: 0,
      blackTickets: 0,
      coins: 0,
    })
  })

  test('is told whole, however small its pages are', async ({ client, assert }) => {
    const player = await givenStaker({ gray: 99 })
    const { id: gameId } = await givenGame({ gameType: 'INSTANT_POLL' })
    await givenPlay(player, gameId, 'A')
    const read = async (query: Record<string, string | number>) => {
      const response = await client.get('/v1/ledger').qs(query).bearerToken(player.accessToken)
      response.assertStatus(200)
      return response.body() as { items: Record<string, unknown>[]; next: string | null }
    }
    const { items: all } = await read({ limit: 100 })
    // The gray that became a ticket is one transaction and two lines.
    assert.isAbove(all.length, new Set(all.map(({ id }) => id)).size)
    for (const limit of [1, 2, 3]) {
      const found = []
      for (let start: string | null = ''; start !== null;) {
        const page = await read({ limit, start })
        assert.isAtMost(page.items.length, limit + 1)
        found.push(...page.items)
        start = page.next
      }
      assert.deepEqual(found, all)
    }
  })

  test('is filtered by tab, type and currency', async ({ client, assert }) => {
    const player = await createPlayer()
    await givenPlay(player, (await givenGame()).id, 'A')
    const count = async (query: Record<string, string>) => {
      const response = await client.get('/v1/ledger').qs(query).bearerToken(player.accessToken)
      return (response.body().items as unknown[]).length
    }
    assert.equal(await count({ type: 'plays' }), 3)
    assert.equal(await count({ type: 'game_played', currency: 'point' }), 2)
    assert.equal(await count({ type: 'wins' }), 0)
    const unknown = await client
      .get('/v1/ledger')
      .qs({ type: 'loot' })
      .bearerToken(player.accessToken)
    unknown.assertStatus(422)
  })
})
