import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { personalData } from '#shared/privacy/personal_data'
import { givenBoard } from '#tests/fixtures/boards'
import { givenGame } from '#tests/fixtures/games'
import { givenDomainWith } from '#tests/fixtures/partner_hosts'
import { beginMidweek, MIDWEEK_MS } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const DAILY_GAMES = { timeMode: true }

const creditsOf = ({ id }: TestPlayer) =>
  db.from('partner_credits').where('user_id', id).orderBy('created_at')

/** Plays in a distributor's programme; every play is of a game of its own unless it says which. */
async function givenProgramme(client: ApiClient) {
  const [player, { distributorId }] = [await createPlayer(), await givenDomainWith(DAILY_GAMES)]
  const play = async (more: object = {}, who = player, key = newId()) =>
    client
      .post('/v1/gameplays')
      .bearerToken(who.accessToken)
      .header('x-idempotency-key', key)
      .json({
        ...{ side: 'A', ticketType: 'free', quantity: 1, rewardType: 'gift_card', distributorId },
        gameId: 'gameId' in more ? undefined : (await givenGame()).id,
        ...more,
      })
  return { player, distributorId, play }
}

test.group('A play in the rewards programme', (group) => {
  group.each.setup(() => beginMidweek())

  test('keeps its distributor, pays as any other, and is owed partner points', async ({
    client,
    assert,
  }) => {
    const { player, distributorId, play } = await givenProgramme(client)
    const response = await play()
    response.assertStatus(201)
    response.assertBodyContains({ rewardType: 'gift_card', distributorId, points: 20 })
    const [credit, ...others] = await creditsOf(player)
    assert.isEmpty(others)
    assert.containsSubset(credit, {
      play_id: response.body().id,
      distributor_id: distributorId,
      provider: 'microsoft',
      points: 5,
    })
    const { partnerCredits } = await personalData.collect(player.id)
    assert.containsSubset(partnerCredits, [{ play_id: response.body().id, points: 5 }])
  })

  test('is nobody’s without the reward type', async ({ client, assert }) => {
    const { player, play } = await givenProgramme(client)
    for (const rewardType of [undefined, null]) {
      const response = await play({ rewardType })
      response.assertStatus(201)
      response.assertBodyContains({ rewardType: null, distributorId: 'default' })
    }
    assert.isEmpty(await creditsOf(player))
  })

  test('is a play like any other where no partner is', async ({ client, assert }) => {
    const { player, play } = await givenProgramme(client)
    for (const distributorId of ['default', 'nobody-knows', undefined, 'default']) {
      const response = await play({ distributorId })
      response.assertStatus(201)
      response.assertBodyContains({ rewardType: null, distributorId: 'default' })
    }
    assert.isEmpty(await creditsOf(player))
    const paid = await play({ distributorId: 'default', ticketType: 'white' })
    paid.assertBodyContains({ code: 'E_TICKET_NOT_ALLOWED' })
  })

  test('is a play like any other where the partner has no programme', async ({
    client,
    assert,
  }) => {
    const { player, play } = await givenProgramme(client)
    const { distributorId } = await givenDomainWith({ blackTickets: true })
    const board = await givenBoard(distributorId)
    const response = await play({ distributorId })
    response.assertStatus(201)
    response.assertBodyContains({ rewardType: null, distributorId: 'default' })
    assert.isEmpty(await creditsOf(player))
    assert.isEmpty(await db.from('leaderboard_entries').where('leaderboard_id', board.id))
    // Where the partner's daily games are, there is one.
    const banner = await givenDomainWith({ redBanner: true })
    const rewarded = await play({ distributorId: banner.distributorId })
    rewarded.assertBodyContains({ rewardType: 'gift_card', distributorId: banner.distributorId })
    assert.lengthOf(await creditsOf(player), 1)
  })

  test('is one of three a day, in UTC, with each distributor', async ({ client, assert }) => {
    const evening = new Date(MIDWEEK_MS).setUTCHours(23, 55, 0, 0)
    clock.replace(() => evening)
    const { player, distributorId, play } = await givenProgramme(client)
    for (let played = 0; played < 3; played++) (await play()).assertStatus(201)
    const { id: gameId } = await givenGame()
    const fourth = await play({ gameId })
    fourth.assertStatus(429)
    fourth.assertBodyContains({ code: 'E_DAILY_LIMIT', title: 'Daily limit reached' })
    assert.lengthOf(await creditsOf(player), 3)
    assert.isEmpty(await db.from('game_plays').where('game_id', gameId))
    assert.isEmpty(await db.from('game_votes').where('game_id', gameId))
    // As a play of its own it is welcome, elsewhere too, and for somebody else.
    ;(await play({ gameId, rewardType: null })).assertStatus(201)
    ;(
      await play({ distributorId: (await givenDomainWith(DAILY_GAMES)).distributorId })
    ).assertStatus(201)
    ;(await play({}, await createPlayer())).assertStatus(201)
    clock.replace(() => new Date(evening).setUTCHours(23, 59, 59, 999))
    ;(await play()).assertStatus(429)
    clock.replace(() => new Date(evening).setUTCHours(24, 0, 0, 0))
    ;(await play()).assertStatus(201)
    const days = await db
      .from('partner_play_days')
      .where({ user_id: player.id, distributor_id: distributorId })
      .orderBy('day')
    assert.deepEqual(
      days.map(({ plays }) => plays),
      [3, 1]
    )
  })

  test('that was refused is told apart from what another page sends, and counts once without it', async ({
    client,
    assert,
  }) => {
    const { player, play } = await givenProgramme(client)
    for (let played = 0; played < 3; played++) (await play()).assertStatus(201)
    const { id: gameId } = await givenGame()
    const answerTo = async (key: string, more: object = {}) => {
      const response = await play({ gameId, ...more }, player, `${key}-${gameId}`)
      return (response.body() as { code?: string }).code ?? response.status()
    }
    const elsewhere = { rewardType: null, returnUrl: '/widget/another' }
    assert.equal(await answerTo('first'), 'E_DAILY_LIMIT')
    assert.equal(await answerTo('first', elsewhere), 'E_IDEMPOTENCY_MISMATCH')
    assert.equal(await answerTo('second', elsewhere), 201)
    assert.equal(await answerTo('third', elsewhere), 'E_ALREADY_PLAYED')
  })

  test('of many at once no more than three pass', async ({ client, assert }) => {
    const { player, play } = await givenProgramme(client)
    const answers = await Promise.all(Array.from({ length: 8 }, () => play()))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, 201, 201, 429, 429, 429, 429, 429])
    assert.lengthOf(await creditsOf(player), 3)
    const plays = await db.from('game_plays').where('user_id', player.id)
    assert.lengthOf(plays, 3)
  })

  test('that is refused for something else takes none of the three', async ({ client, assert }) => {
    const { player, play } = await givenProgramme(client)
    const { id: gameId } = await givenGame()
    ;(await play({ gameId })).assertStatus(201)
    for (let again = 0; again < 4; again++) {
      ;(await play({ gameId })).assertStatus(409)
    }
    const [day] = await db.from('partner_play_days').where('user_id', player.id)
    assert.equal(day.plays, 1)
    ;(await play()).assertStatus(201)
  })

  test('costs nothing: {0} is refused')
    .with([
      ['a white ticket', { ticketType: 'white' }, 'E_TICKET_NOT_ALLOWED'],
      ['a black ticket', { ticketType: 'black' }, 'E_TICKET_NOT_ALLOWED'],
      ['two tickets', { quantity: 2 }, 'E_VALIDATION'],
      ['another reward', { rewardType: 'money' }, 'E_VALIDATION'],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, more, code]) => {
      const { player, play } = await givenProgramme(client)
      const response = await play(more)
      response.assertStatus(422)
      response.assertBodyContains({ code })
      assert.isEmpty(await creditsOf(player))
    })

  test('is none of an ad', async ({ client, assert }) => {
    const { player, play } = await givenProgramme(client)
    const response = await play({ gameId: (await givenGame({ isAd: true })).id })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_TICKET_NOT_ALLOWED' })
    assert.isEmpty(await creditsOf(player))
  })
})
