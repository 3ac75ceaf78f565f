import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Side } from '@sidepick/rules/types'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import {
  declareOwn,
  RESULT_STATES,
  gameRow,
  givenPrediction,
  waysOf,
} from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'

test.group('POST /v1/creator/games/{id}/declare', () => {
  test('hands a prediction on to be settled', async ({ client, assert }) => {
    const creator = await givenCreator()
    const id = await givenPrediction(creator, { state: 'waiting_for_declaration' })
    const before = await gameRow(id)
    const response = await declareOwn(client, id, creator, 'B')
    response.assertStatus(200)
    response.assertBodyContains({ id, correctAnswer: 'B' })
    assert.deepEqual(waysOf(id)[0], ['waiting_for_declaration', 'declaring_winner'])
    const after = await gameRow(id)
    assert.containsSubset(after, { correct_answer: 'B', revision: 1 })
    assert.equal(after.last_join_time, before.last_join_time)
    const [line] = await auditOf(id)
    assert.containsSubset(line, {
      actorId: creator.id,
      action: 'game.declared',
      before: { state: 'waiting_for_declaration', correctAnswer: null },
      after: { state: 'declaring_winner', correctAnswer: 'B' },
    })
  })

  test('need not wait for the job that closes games', async ({ client, assert }) => {
    const creator = await givenCreator()
    for (const state of ['new', 'active'] as const) {
      const id = await givenPrediction(creator, { state })
      const response = await declareOwn(client, id, creator, 'A')
      response.assertStatus(200)
      const way = [
        ...(state === 'new' ? [['new', 'active']] : []),
        ['active', 'waiting_for_declaration'],
        ['waiting_for_declaration', 'declaring_winner'],
      ]
      assert.deepEqual(waysOf(id).slice(0, way.length), way)
    }
  })

  test('refuses a prediction whose end lies ahead', async ({ client, assert }) => {
    const creator = await givenCreator()
    const { id } = await givenGame({ creatorId: creator.id, gameType: 'PREDICTION' })
    for (const state of ['new', 'active']) {
      await db.from('games').where({ id }).update({ state })
      const before = await gameRow(id)
      const response = await declareOwn(client, id, creator, 'A')
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      assert.deepEqual(await gameRow(id), before)
    }
    assert.deepEqual(await auditOf(id), [])
  })

  for (const state of RESULT_STATES) {
    test(`takes the same answer again for a game that is ${state}, and no other`, async ({
      client,
      assert,
    }) => {
      const creator = await givenCreator()
      const id = await givenPrediction(creator, { state, correctAnswer: 'A' })
      const before = await gameRow(id)
      const declare = (correctAnswer: Side) => declareOwn(client, id, creator, correctAnswer)
      const same = await declare('A')
      same.assertStatus(200)
      same.assertBodyContains({ state, correctAnswer: 'A' })
      const other = await declare('B')
      other.assertStatus(409)
      other.assertBodyContains({ code: 'E_BAD_TRANSITION' })
      assert.deepEqual(await gameRow(id), before)
      assert.deepEqual(waysOf(id), [])
      assert.deepEqual(await auditOf(id), [])
    })
  }

  test('is done once of many who say the same at once', async ({ client, assert }) => {
    const creator = await givenCreator()
    const id = await givenPrediction(creator, { state: 'waiting_for_declaration' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => declareOwn(client, id, creator, 'A'))
    )
    for (const answer of answers) answer.assertStatus(200)
    const declared = waysOf(id).filter(([, to]) => to === 'declaring_winner')
    assert.lengthOf(declared, 1)
    assert.lengthOf(await auditOf(id), 1)
    assert.equal((await gameRow(id)).revision, 1)
  })

  test('refuses an answer that is {$self}')
    .with(['C', 'a', '', null, true, ['A'], { side: 'A' }, undefined])
    .run(async ({ client, assert }, correctAnswer) => {
      const creator = await givenCreator()
      const id = await givenPrediction(creator, { state: 'waiting_for_declaration' })
      const before = await gameRow(id)
      const response = await declareOwn(client, id, creator, correctAnswer)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'correctAnswer' }] })
      assert.deepEqual(await gameRow(id), before)
    })
})
