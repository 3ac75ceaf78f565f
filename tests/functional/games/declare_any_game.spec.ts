import { test } from '@japa/runner'
import { GAME_STATES, type GameState, type Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import {
  declareAny,
  RESULT_STATES,
  gameRow,
  givenPrediction,
  waysOf,
} from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

const anAdmin = () => createPlayer({ roles: ['admin'] })

test.group('POST /v1/admin/games/{id}/declare', () => {
  test('ends the playing of a prediction that still runs', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id, endTimeMs } = await givenGame({ gameType: 'PREDICTION' })
    const player = await createPlayer()
    await givenPlay(player, id, 'A')
    const beforeMs = clock.nowMs()
    const response = await declareAny(client, id, admin, 'A')
    response.assertStatus(200)
    response.assertBodyContains({ correctAnswer: 'A', endTime: new Date(endTimeMs).toISOString() })
    const lastJoinMs = Date.parse(response.body().lastJoinTime)
    assert.isAtLeast(lastJoinMs, beforeMs)
    assert.isAtMost(lastJoinMs, clock.nowMs())
    assert.deepEqual(waysOf(id).slice(0, 2), [
      ['new', 'active'],
      ['active', 'declaring_winner'],
    ])
    const late = await createPlayer()
    const play = await client
      .post('/v1/gameplays')
      .bearerToken(late.accessToken)
      .json({ gameId: id, side: 'A', ticketType: 'free', quantity: 1 })
    play.assertStatus(410)
  })

  test('refuses a prediction that has not begun', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const { id } = await givenGame({
      gameType: 'PREDICTION',
      startTimeMs: clock.nowMs() + HOUR_MS,
    })
    const before = await gameRow(id)
    const response = await declareAny(client, id, { accessToken }, 'A')
    response.assertStatus(409)
    assert.deepEqual(await gameRow(id), before)
  })

  test('changes a result that is {$self}, under a revision of its own')
    .with(['winner_declared', 'ended'] as const)
    .run(async ({ client, assert }, state) => {
      const admin = await anAdmin()
      const sinceMs = clock.nowMs() - 6 * DAY_MS
      const declared = { state, correctAnswer: 'A', sinceMs } as const
      const id = await givenPrediction(await givenCreator(), declared)
      const response = await declareAny(client, id, admin, 'B')
      response.assertStatus(200)
      response.assertBodyContains({ correctAnswer: 'B' })
      assert.deepEqual(waysOf(id)[0], [state, 'changing_game_result'])
      assert.equal((await gameRow(id)).revision, 2)
      const [line] = await auditOf(id)
      assert.containsSubset(line, {
        actorId: admin.id,
        before: { state, correctAnswer: 'A' },
        after: { state: 'changing_game_result', correctAnswer: 'B' },
      })
    })

  test('changes no result that was paid more than seven days ago', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const sinceMs = clock.nowMs() - 7 * DAY_MS - 1_000
    const declared = { state: 'ended', correctAnswer: 'A', sinceMs } as const
    const id = await givenPrediction(await givenCreator(), declared)
    const before = await gameRow(id)
    const declare = (correctAnswer: Side) => declareAny(client, id, { accessToken }, correctAnswer)
    const other = await declare('B')
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    ;(await declare('A')).assertStatus(200)
    assert.deepEqual(await gameRow(id), before)
  })

  for (const state of RESULT_STATES) {
    test(`takes the same answer again for a game that is ${state}`, async ({ client, assert }) => {
      const { accessToken } = await anAdmin()
      const id = await givenPrediction(await givenCreator(), { state, correctAnswer: 'A' })
      const before = await gameRow(id)
      const response = await declareAny(client, id, { accessToken }, 'A')
      response.assertStatus(200)
      assert.deepEqual(await gameRow(id), before)
      assert.deepEqual(await auditOf(id), [])
    })
  }

  const DECLARABLE: readonly GameState[] = [
    'new',
    'active',
    'waiting_for_declaration',
    'winner_declared',
    'ended',
  ]

  test('refuses another answer for a game that is {$self}')
    .with(GAME_STATES.filter((state) => !DECLARABLE.includes(state)))
    .run(async ({ client, assert }, state: GameState) => {
      const { accessToken } = await anAdmin()
      const id = await givenPrediction(await givenCreator(), { state, correctAnswer: 'A' })
      const before = await gameRow(id)
      const response = await declareAny(client, id, { accessToken }, 'B')
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      assert.deepEqual(await gameRow(id), before)
      assert.deepEqual(waysOf(id), [])
    })

  test('refuses an answer that is {$self}')
    .with(['C', '', null, 7, undefined])
    .run(async ({ client, assert }, correctAnswer) => {
      const { accessToken } = await anAdmin()
      const id = await givenPrediction(await givenCreator(), { state: 'active' })
      const before = await gameRow(id)
      const response = await declareAny(client, id, { accessToken }, correctAnswer)
      response.assertStatus(422)
      assert.deepEqual(await gameRow(id), before)
    })
})
