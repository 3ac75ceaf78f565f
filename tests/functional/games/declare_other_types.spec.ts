import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { GameType, Side } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { declareAny, declareOwn, gameRow, waysOf } from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const HOUR_MS = 60 * 60 * 1_000

const anAdmin = () => createPlayer({ roles: ['admin'] })

test.group('A game that its players decide', () => {
  test('{$self} is declared by nobody')
    .with(['POLL', 'INSTANT_POLL', 'SURVEY'] as const)
    .run(async ({ client, assert }, gameType: GameType) => {
      const creator = await givenCreator()
      const admin = await anAdmin()
      const { id } = await givenGame({ creatorId: creator.id, gameType })
      for (const state of ['active', 'winner_declared', 'ended']) {
        await db.from('games').where({ id }).update({ state, state_since: clock.nowMs() })
        const before = await gameRow(id)
        for (const response of [
          await declareOwn(client, id, creator, 'A'),
          await declareAny(client, id, admin, 'A'),
        ]) {
          response.assertStatus(409)
          response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
        }
        assert.deepEqual(await gameRow(id), before)
      }
    })
})

test.group('A trivia game', () => {
  async function givenTrivia(
    creator: TestPlayer,
    { state = 'ended', isOver = true, correctAnswer = null as Side | null } = {}
  ) {
    const given = { creatorId: creator.id, gameType: 'TRIVIA', correctAnswer } as const
    const { id } = await givenGame(given)
    const player = await createPlayer()
    const play = await givenPlay(player, id, 'A')
    const endMs = clock.nowMs() + (isOver ? -HOUR_MS : HOUR_MS)
    await db.from('games').where({ id }).update({ state, last_join_time: endMs, end_time: endMs })
    return { id, play }
  }

  test('that had no answer is told one for display, and its plays stay as they are', async ({
    client,
    assert,
  }) => {
    const creator = await givenCreator()
    for (const state of ['active', 'ended']) {
      const { id, play } = await givenTrivia(creator, { state })
      const playBefore = await db.from('game_plays').where('id', play.id).first()
      const declare = (correctAnswer: Side) => declareOwn(client, id, creator, correctAnswer)
      const response = await declare('B')
      response.assertStatus(200)
      response.assertBodyContains({ correctAnswer: 'B' })
      assert.deepEqual(await db.from('game_plays').where('id', play.id).first(), playBefore)
      assert.deepEqual(waysOf(id), [])
      ;(await declare('B')).assertStatus(200)
      ;(await declare('A')).assertStatus(409)
      assert.containsSubset(await gameRow(id), { correct_answer: 'B', state, revision: 0 })
      assert.lengthOf(await auditOf(id), 1)
    }
  })

  test('shows another answer when an admin says so', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id } = await givenTrivia(await givenCreator(), { correctAnswer: 'A' })
    const response = await declareAny(client, id, admin, 'B')
    response.assertStatus(200)
    assert.containsSubset(await gameRow(id), { correct_answer: 'B', state: 'ended' })
    assert.deepEqual(waysOf(id), [])
  })

  test('gets no answer while it can be played, or when it was taken back', async ({
    client,
    assert,
  }) => {
    const creator = await givenCreator()
    const admin = await anAdmin()
    for (const given of [
      { isOver: false, state: 'active' },
      { state: 'canceled' },
      { state: 'quarantined' },
    ]) {
      const { id } = await givenTrivia(creator, given)
      const before = await gameRow(id)
      for (const response of [
        await declareOwn(client, id, creator, 'A'),
        await declareAny(client, id, admin, 'A'),
      ]) {
        response.assertStatus(409)
        response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      }
      assert.deepEqual(await gameRow(id), before)
    }
  })
})
