import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { GameType, Side } from '@sidepick/rules/types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { FIRST_OF_DAY, givenPlay, playBody } from '#tests/fixtures/plays'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const MINUTE_MS = 60_000

test.group('Playing a pick', (group) => {
  group.each.setup(() => beginMidweek())

  test('is for those who signed in', async ({ client, assert }) => {
    const { id } = await givenGame()
    const response = await client.post('/v1/gameplays').json(playBody(id, 'A'))
    response.assertStatus(401)
    response.assertBodyContains({
      code: 'E_UNAUTHORIZED',
      message: 'Sign Up or Sign In required to play',
    })
    assert.isEmpty(await db.from('game_plays').where('game_id', id))
  })

  test('of type {type}, answer {correctAnswer}, is {state} and pays {points}')
    .with([
      { type: 'TRIVIA', correctAnswer: 'A', state: 'won', correct: true, points: 40 },
      { type: 'TRIVIA', correctAnswer: 'B', state: 'lost', correct: false, points: 20 },
      { type: 'TRIVIA', correctAnswer: null, state: 'won', correct: true, points: 40 },
      { type: 'INSTANT_POLL', correctAnswer: null, state: 'won', correct: true, points: 20 },
      { type: 'SURVEY', correctAnswer: null, state: 'won', correct: true, points: 20 },
      { type: 'POLL', correctAnswer: null, state: 'matched', correct: true, points: 20 },
      { type: 'PREDICTION', correctAnswer: null, state: 'matched', correct: null, points: 20 },
    ])
    .run(async ({ client, assert }, expected) => {
      const player = await createPlayer()
      const { id } = await givenGame({
        gameType: expected.type as GameType,
        correctAnswer: expected.correctAnswer as Side | null,
      })
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(playBody(id, 'A'))
      response.assertStatus(201)
      assert.containsSubset(response.body(), {
        gameId: id,
        userId: player.id,
        side: 'A',
        ticketType: 'free',
        quantity: 1,
        matched: 1,
        distributorId: 'default',
        state: expected.state,
        correct: expected.correct,
        points: expected.points,
      })
    })

  test('against the majority earns no majority bonus', async ({ client }) => {
    const { id } = await givenGame({ gameType: 'INSTANT_POLL' })
    for (let n = 0; n < 2; n++) await givenPlay(await createPlayer(), id, 'B')
    const late = await createPlayer()
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(late.accessToken)
      .json(playBody(id, 'A'))
    response.assertBodyContains({ state: 'lost', correct: false, points: constants.points.base })
  })

  test('meets the same game however its id is written', async ({ client }) => {
    const { id } = await givenGame({ gameType: 'INSTANT_POLL' })
    for (let n = 0; n < 2; n++) await givenPlay(await createPlayer(), id, 'B')
    const late = await createPlayer()
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(late.accessToken)
      .json(playBody(id.toUpperCase(), 'A'))
    response.assertStatus(201)
    response.assertBodyContains({ gameId: id, state: 'lost', points: constants.points.base })
    const split = await client.get(`/v1/majority-bonus/${id.toUpperCase()}`)
    split.assertBody({ gameId: id, sideAPercent: 33 })
  })

  test('counts of the points it is sent only what taps and sets may add', async ({ client }) => {
    const player = await createPlayer()
    for (const [points, paid] of [
      [7, 27],
      [5_000, 40],
      [-5, 20],
      [3.9, 23],
    ] as const) {
      const { id } = await givenGame({ gameType: 'POLL' })
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'B'), points })
      response.assertBodyContains({ points: paid })
    }
  })

  test('pays no more than the ceiling of a game day', async ({ client, assert }) => {
    const player = await createPlayer()
    const [one, other] = [
      await givenGame({ gameType: 'POLL' }),
      await givenGame({ gameType: 'POLL' }),
    ]
    await givenPlay(player, one.id, 'A')
    await db
      .from('play_days')
      .where('user_id', player.id)
      .update({ earned_points: constants.points.dailyCeiling - 5 })
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(playBody(other.id, 'A'))
    response.assertBodyContains({ points: 5 })
    const [account] = await db.from('ledger_accounts').where('user_id', player.id)
    assert.equal(account.balance, 25 + FIRST_OF_DAY)
  })

  test('happens once a player and game, and names the first', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id } = await givenGame()
    const first = await givenPlay(player, id, 'A')
    const again = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(playBody(id, 'B'))
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_ALREADY_PLAYED', gamePlayId: first.id })
    const votes = await db.from('game_votes').where('game_id', id)
    assert.deepEqual(
      votes.map((vote) => [vote.side, vote.votes]),
      [['A', 1]]
    )
  })

  test('names the first one too when {0}')
    .with([
      ['the game is over', { last_join_time: 1, end_time: 2 }, {}],
      ['the game is under review', { state: 'quarantined' }, {}],
      ['its ticket is not one of the game', {}, { ticketType: 'black' }],
    ] as const)
    .run(async ({ client }, [, changes, ticket]) => {
      const player = await createPlayer()
      const { id } = await givenGame({ gameType: 'TRIVIA' })
      const first = await givenPlay(player, id, 'A')
      if (Object.keys(changes).length > 0) await db.from('games').where('id', id).update(changes)
      const again = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'B'), ...ticket })
      again.assertStatus(409)
      again.assertBodyContains({ code: 'E_ALREADY_PLAYED', gamePlayId: first.id })
    })

  test('is refused when {reason}')
    .with([
      { reason: 'the game is over', status: 410, code: 'E_GAME_CLOSED', changes: { end: true } },
      {
        reason: 'its last join has passed',
        status: 410,
        code: 'E_GAME_CLOSED',
        changes: { join: true },
      },
      {
        reason: 'the game is under review',
        status: 423,
        code: 'E_GAME_QUARANTINED',
        changes: { state: 'quarantined' },
      },
      {
        reason: 'the game was canceled',
        status: 410,
        code: 'E_GAME_CLOSED',
        changes: { state: 'canceled' },
      },
      {
        reason: 'the game is private',
        status: 404,
        code: 'E_NOT_FOUND',
        changes: { hidden: true },
      },
    ])
    .run(async ({ client, assert }, { status, code, changes }) => {
      const player = await createPlayer()
      const { id } = await givenGame()
      const past = clock.nowMs() - MINUTE_MS
      await db
        .from('games')
        .where('id', id)
        .update({
          ...('end' in changes ? { last_join_time: past, end_time: past } : {}),
          ...('join' in changes ? { last_join_time: past } : {}),
          ...('state' in changes ? { state: changes.state } : {}),
          ...('hidden' in changes ? { is_private: true } : {}),
        })
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(playBody(id, 'A'))
      response.assertStatus(status)
      response.assertBodyContains({ code })
      assert.isEmpty(await db.from('game_plays').where('game_id', id))
      assert.isEmpty(await db.from('ledger_transactions').where('user_id', player.id))
    })

  test('of an unknown game is not found', async ({ client }) => {
    const player = await createPlayer()
    const response = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json(playBody(newId(), 'A'))
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_NOT_FOUND' })
  })

  test('is not valid with {0}')
    .with([
      ['a side C', { side: 'C' }],
      ['no side', { side: undefined }],
      ['a game that is no id', { gameId: 'nope' }],
      ['half a ticket', { quantity: 0.5 }],
      ['a quantity as text', { quantity: '1' }],
      ['points as text', { points: '20' }],
      ['a ticket of gold', { ticketType: 'gold' }],
    ] as const)
    .run(async ({ client }, [, change]) => {
      const player = await createPlayer()
      const { id } = await givenGame()
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json({ ...playBody(id, 'A'), ...change })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })
})
