import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenGame } from '#tests/fixtures/games'
import { faultsOf } from '#tests/fixtures/ledger'
import { FIRST_OF_DAY } from '#tests/fixtures/plays'
import { givenCreator } from '#tests/fixtures/widgets'
import {
  balancesOf,
  givenBlackPartner,
  givenHoldings,
  givenStaker,
  stakeBody,
} from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const play = (client: ApiClient, { accessToken }: TestPlayer, body: object) =>
  client.post('/v1/gameplays').bearerToken(accessToken).headers(visitor()).json(body)

const prediction = () => givenGame({ gameType: 'PREDICTION' })

test.group('A white ticket', (group) => {
  group.each.setup(() => beginMidweek())

  test('is taken, pays gray on a win, and stands in the ledger', async ({ client, assert }) => {
    const player = await givenStaker({ white: 2 })
    const game = await givenGame({ gameType: 'TRIVIA', correctAnswer: 'A' })
    const response = await play(client, player, stakeBody(game.id, 'A', 'white'))
    response.assertStatus(201)
    response.assertBodyContains({ ticketType: 'white', quantity: 1, matched: 1, state: 'won' })
    assert.containsSubset(await balancesOf(player.id), {
      white: 1,
      gray: 1,
      point: 40 + FIRST_OF_DAY,
    })
    assert.isEmpty(await faultsOf(player))
  })

  test('pays no gray for a survey or a wrong answer', async ({ client, assert }) => {
    const player = await givenStaker({ white: 2 })
    const [survey, trivia] = [
      await givenGame({ gameType: 'SURVEY' }),
      await givenGame({ gameType: 'TRIVIA', correctAnswer: 'B' }),
    ]
    for (const { id } of [survey, trivia]) {
      ;(await play(client, player, stakeBody(id, 'A', 'white'))).assertStatus(201)
    }
    assert.containsSubset(await balancesOf(player.id), { white: 0, gray: 0 })
  })

  test('that was the last one names the play it made when it is tried again', async ({
    client,
  }) => {
    const player = await givenStaker({ white: 1 })
    const game = await givenGame()
    const first = await play(client, player, stakeBody(game.id, 'A', 'white'))
    first.assertStatus(201)
    const again = await play(client, player, stakeBody(game.id, 'A', 'white'))
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_ALREADY_PLAYED', gamePlayId: first.body().id })
  })

  test('is refused where none is held, and where those held ran out', async ({
    client,
    assert,
  }) => {
    const [poor, late] = [await givenStaker(), await givenStaker({ white: 3 })]
    const game = await givenGame()
    const refused = await play(client, poor, stakeBody(game.id, 'A', 'white'))
    refused.assertStatus(422)
    refused.assertBodyContains({
      code: 'E_NOT_ENOUGH_TICKETS',
      message: 'Not enough tickets to play',
    })
    await db
      .from('white_lots')
      .where('user_id', late.id)
      .update({ expires_at: clock.nowMs() - 1 })
    ;(await play(client, late, stakeBody(game.id, 'A', 'white'))).assertStatus(422)
    assert.equal((await balancesOf(late.id)).white, 0)
    const account = await db.from('ledger_accounts').where('id', `user:${late.id}:white`).first()
    assert.equal(account.balance, 0)
    assert.isEmpty(await faultsOf(late))
  })

  test('comes from the lot that expires first', async ({ client, assert }) => {
    const player = await givenStaker({ white: 1 })
    await givenHoldings(player.id, { white: 2 })
    const lots = await db.from('white_lots').where('user_id', player.id).orderBy('id')
    await db
      .from('white_lots')
      .where('id', lots[1].id)
      .update({ expires_at: lots[0].expires_at - 1_000 })
    await play(client, player, stakeBody((await givenGame()).id, 'A', 'white'))
    const after = await db.from('white_lots').where('user_id', player.id).orderBy('id')
    assert.deepEqual(
      after.map(({ remaining }) => remaining),
      [1, 0]
    )
  })

  test('needs the terms, the profile, and one at a time', async ({ client }) => {
    const game = await givenGame()
    const unsigned = await createPlayer()
    const refused = await play(client, unsigned, stakeBody(game.id, 'A', 'white'))
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'E_TOS_REQUIRED' })
    const partial = await givenStaker({ white: 1 })
    await db.from('users').where('id', partial.id).update({ country: null })
    const incomplete = await play(client, partial, stakeBody(game.id, 'A', 'white'))
    incomplete.assertBodyContains({ code: 'E_PROFILE_INCOMPLETE' })
    const many = await play(client, partial, stakeBody(game.id, 'A', 'white', { quantity: 2 }))
    many.assertStatus(422)
    many.assertBodyContains({ code: 'E_VALIDATION' })
  })

  test('plays no game of an advertiser', async ({ client }) => {
    const player = await givenStaker({ white: 1 })
    const game = await givenGame({ isAd: true })
    const response = await play(client, player, stakeBody(game.id, 'A', 'white'))
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_TICKET_NOT_ALLOWED' })
  })
})

test.group('Black tickets', (group) => {
  group.each.setup(() => beginMidweek())

  test('wait for the other side, and meet it first come first served', async ({
    client,
    assert,
  }) => {
    const distributorId = await givenBlackPartner()
    const game = await prediction()
    const [u1, u2, u3, u4] = await Promise.all([10, 5, 8, 4].map((black) => givenStaker({ black })))
    const stake = (player: TestPlayer, side: 'A' | 'B', quantity: number) =>
      play(client, player, stakeBody(game.id, side, 'black', { quantity, distributorId }))
    const first = await stake(u1!, 'A', 10)
    first.assertStatus(201)
    first.assertBodyContains({ state: 'waiting_for_match', matched: 0, opponents: {} })
    const third = await stake(u3!, 'B', 8)
    third.assertBodyContains({ state: 'matched', matched: 8 })
    assert.deepInclude(third.body().opponents[u1!.id], { quantity: 8, side: 'A' })
    await stake(u2!, 'A', 5)
    const fourth = await stake(u4!, 'B', 4)
    assert.equal(fourth.body().opponents[u1!.id].quantity, 2)
    assert.equal(fourth.body().opponents[u2!.id].quantity, 2)
    const rows = await db
      .from('game_plays')
      .where('game_id', game.id)
      .orderBy('created_at')
      .orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.user_id, row.matched_count, row.state]),
      [
        [u1!.id, 10, 'matched'],
        [u3!.id, 8, 'matched'],
        [u2!.id, 2, 'matched'],
        [u4!.id, 4, 'matched'],
      ]
    )
    assert.equal((await balancesOf(u1!.id)).black, 0)
    const own = await client.get('/v1/gameplays').bearerToken(u1!.accessToken)
    assert.equal(own.body().items[0].opponents[u4!.id].quantity, 2)
    assert.isEmpty(await faultsOf(game))
  })

  test('never meet tickets of the same hand', async ({ client, assert }) => {
    const distributorId = await givenBlackPartner()
    const game = await prediction()
    const [one, other, third] = [
      await givenStaker({ black: 1 }),
      await givenStaker({ black: 1 }),
      await givenStaker({ black: 1 }),
    ]
    const from = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'one browser' }
    const stake = (player: TestPlayer, side: 'A' | 'B', headers: Record<string, string>) =>
      client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .headers(headers)
        .json(stakeBody(game.id, side, 'black', { distributorId }))
    await stake(one, 'A', from)
    const neighbour = await stake(other, 'B', { ...from, 'x-forwarded-for': '198.51.100.99' })
    neighbour.assertBodyContains({ state: 'waiting_for_match', matched: 0 })
    const elsewhere = await stake(third, 'B', { ...from, 'x-forwarded-for': '203.0.113.7' })
    elsewhere.assertBodyContains({ state: 'matched', matched: 1 })
    assert.property(elsewhere.body().opponents, one.id)
  })

  test('are refused: {why}')
    .with([
      { why: 'no partner allows them', code: 'E_TICKET_NOT_ALLOWED', partner: false },
      { why: 'the game takes none', code: 'E_TICKET_NOT_ALLOWED', type: 'TRIVIA' },
      { why: 'a poll without leave', code: 'E_TICKET_NOT_ALLOWED', type: 'POLL' },
      { why: 'too few are held', code: 'E_NOT_ENOUGH_TICKETS', quantity: 6 },
      {
        why: 'not a resident',
        code: 'E_PROFILE_INCOMPLETE',
        user: { us_residency_confirmed_at: null },
      },
      { why: 'another country', code: 'E_TICKET_NOT_ALLOWED', user: { country: 'MX' } },
    ] as {
      why: string
      code: string
      partner?: boolean
      type?: 'TRIVIA' | 'POLL'
      quantity?: number
      user?: object
    }[])
    .run(async ({ client, assert }, { code, partner, type, quantity, user }) => {
      const distributorId = partner === false ? 'default' : await givenBlackPartner()
      const player = await givenStaker({ black: 5 })
      if (user) await db.from('users').where('id', player.id).update(user)
      const game = await givenGame({ gameType: type ?? 'PREDICTION' })
      const body = stakeBody(game.id, 'A', 'black', { quantity: quantity ?? 1, distributorId })
      const response = await play(client, player, body)
      response.assertBodyContains({ code })
      assert.equal((await balancesOf(player.id)).black, 5)
      assert.isEmpty(await db.from('game_plays').where('game_id', game.id))
    })

  test('are not for those who decide the game', async ({ client }) => {
    const distributorId = await givenBlackPartner()
    const creator = await givenStaker({ black: 1 })
    const maker = await givenCreator()
    const parent = await givenStaker({ black: 1 })
    await db.from('creators').where('user_id', maker.id).update({ parent_id: parent.id })
    const admin = await givenStaker({ black: 1 })
    await db.table('user_roles').insert({ user_id: admin.id, role: 'admin', granted_at: 1 })
    await db.from('users').where('id', admin.id).update({ email_verified_at: 1 })
    for (const [player, creatorId] of [
      [creator, creator.id],
      [parent, maker.id],
      [admin, maker.id],
    ] as const) {
      const game = await givenGame({ gameType: 'PREDICTION', creatorId })
      const response = await play(
        client,
        player,
        stakeBody(game.id, 'A', 'black', { distributorId })
      )
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_CONFLICT_OF_INTEREST' })
    }
  })
})
