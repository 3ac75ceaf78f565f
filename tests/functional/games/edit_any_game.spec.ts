import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GAME_STATES, type GameState } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { gameRow, givenPlayedGame } from '#tests/fixtures/game_states'
import { givenGame } from '#tests/fixtures/games'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const OWN = '/v1/creator/games'
const ANY = '/v1/admin/games'
const DAY_MS = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(clock.nowMs() + days * DAY_MS).toISOString()

const anAdmin = () => createPlayer({ roles: ['admin'] })

/** The question, and other words for each part of it. */
const QUESTION: [string, unknown][] = [
  ['text', 'Something else?'],
  ['gameType', 'SURVEY'],
  ['sideA', 'Water'],
  ['sideB', 'Milk'],
  ['correctAnswer', 'B'],
  ['startTime', inDays(-2)],
  ['isAd', true],
]

test.group('A game that is not open any more', () => {
  const states = GAME_STATES.filter((state) => state !== 'new' && state !== 'active')

  test('{$self} keeps its question and its times, though nobody played')
    .with(states)
    .run(async ({ client, assert }, state: GameState) => {
      const creator = await givenCreator()
      const admin = await anAdmin()
      const { id } = await givenGame({ creatorId: creator.id })
      await db.from('games').where({ id }).update({ state })
      const before = await gameRow(id)
      const callers: [string, TestPlayer][] = [
        [OWN, creator],
        [ANY, admin],
      ]
      for (const [path, { accessToken }] of callers) {
        for (const body of [{ text: 'Something else?' }, { endTime: inDays(9) }]) {
          const response = await client.patch(`${path}/${id}`).bearerToken(accessToken).json(body)
          response.assertStatus(409)
          response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
        }
      }
      assert.deepEqual(await gameRow(id), before)
      const looks = await client
        .patch(`${OWN}/${id}`)
        .bearerToken(creator.accessToken)
        .json({ gameTitle: 'What it was' })
      looks.assertStatus(200)
      looks.assertBodyContains({ state, gameTitle: 'What it was' })
    })

  test('is one whose end has passed, whatever its state says', async ({ client }) => {
    const creator = await givenCreator()
    const { id } = await givenGame({ creatorId: creator.id })
    const past = { last_join_time: clock.nowMs() - 2, end_time: clock.nowMs() - 1 }
    await db.from('games').where({ id }).update(past)
    const response = await client
      .patch(`${OWN}/${id}`)
      .bearerToken(creator.accessToken)
      .json({ endTime: inDays(9) })
    response.assertStatus(409)
  })
})

test.group('PATCH /v1/admin/games/{id}', () => {
  test('refuses another {0} after the first play, as it does to creators')
    .with(QUESTION)
    .run(async ({ client, assert }, [field, value]) => {
      const { accessToken } = await anAdmin()
      const { id } = await givenPlayedGame({
        creatorId: (await givenCreator()).id,
        gameType: 'TRIVIA',
        correctAnswer: 'A',
      })
      const before = await gameRow(id)
      const response = await client
        .patch(`${ANY}/${id}`)
        .bearerToken(accessToken)
        .json({ [field]: value })
      response.assertStatus(409)
      assert.deepEqual(await gameRow(id), before)
      assert.deepEqual(await auditOf(id), [])
    })

  test('gives those who played more time, never less', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id } = await givenPlayedGame({ creatorId: (await givenCreator()).id })
    const patch = (body: object) =>
      client.patch(`${ANY}/${id}`).bearerToken(admin.accessToken).json(body)
    const before = await gameRow(id)
    for (const body of [{ endTime: inDays(6.9) }, { lastJoinTime: inDays(5) }]) {
      const response = await patch(body)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    }
    assert.deepEqual(await gameRow(id), before)
    const later = { lastJoinTime: inDays(8), endTime: inDays(9) }
    const response = await patch(later)
    response.assertStatus(200)
    response.assertBodyContains(later)
    const lines = await auditOf(id)
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0], {
      actorId: admin.id,
      action: 'game.edited',
      targetType: 'game',
      before: { endTimeMs: before.end_time, lastJoinTimeMs: before.last_join_time },
      after: {
        endTimeMs: Date.parse(later.endTime),
        lastJoinTimeMs: Date.parse(later.lastJoinTime),
      },
    })
  })

  test('brings no last join back that has passed: unmatched tickets went back with it', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await anAdmin()
    const { id } = await givenPlayedGame({ creatorId: (await givenCreator()).id })
    await db
      .from('games')
      .where({ id })
      .update({ last_join_time: clock.nowMs() - 1 })
    const patch = (body: object) => client.patch(`${ANY}/${id}`).bearerToken(accessToken).json(body)
    ;(await patch({ lastJoinTime: inDays(3) })).assertStatus(409)
    const longer = await patch({ endTime: inDays(8) })
    longer.assertStatus(200)
    assert.isBelow(Date.parse(longer.body().lastJoinTime), clock.nowMs())
  })

  test('sets no time that has passed already', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const { id } = await givenGame()
    const body = { startTime: inDays(-3), lastJoinTime: inDays(-2), endTime: inDays(-1) }
    const response = await client.patch(`${ANY}/${id}`).bearerToken(accessToken).json(body)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'lastJoinTime' }] })
  })

  test('allows black tickets on a poll, and on nothing else', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const patch = (id: string, body: object) =>
      client.patch(`${ANY}/${id}`).bearerToken(accessToken).json(body)
    for (const gameType of ['PREDICTION', 'TRIVIA', 'INSTANT_POLL', 'SURVEY'] as const) {
      const { id } = await givenGame({ gameType })
      const response = await patch(id, { allowBlack: true })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'allowBlack' }] })
      assert.isFalse(Boolean((await gameRow(id)).allow_black))
    }
    const { id } = await givenGame()
    ;(await patch(id, { allowBlack: true })).assertBodyContains({ allowBlack: true })
    const other = await patch(id, { gameType: 'SURVEY' })
    other.assertStatus(200)
    other.assertBodyContains({ allowBlack: false })
  })

  test('hides a game, and lets it go back to where it was', async ({ client, assert }) => {
    const admin = await anAdmin()
    const { id } = await givenGame()
    await db.from('games').where({ id }).update({ state: 'active' })
    const patch = (state: string) =>
      client.patch(`${ANY}/${id}`).bearerToken(admin.accessToken).json({ state })
    const hidden = await patch('quarantined')
    hidden.assertStatus(200)
    hidden.assertBodyContains({ state: 'quarantined' })
    const player = await createPlayer()
    const play = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json({ gameId: id, side: 'A', ticketType: 'free', quantity: 1 })
    play.assertStatus(423)
    ;(await patch('quarantined')).assertStatus(409)
    const released = await patch('released')
    released.assertStatus(200)
    released.assertBodyContains({ state: 'active' })
    const again = await patch('released')
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_BAD_TRANSITION' })
    assert.containsSubset(await auditOf(id), [
      { actorId: admin.id, action: 'game.quarantined', before: { state: 'active' } },
      { actorId: admin.id, action: 'game.released', after: { state: 'active' } },
    ])
  })

  test('hides no game that is settled, and then changes nothing of it', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await anAdmin()
    const { id } = await givenGame()
    await db.from('games').where({ id }).update({ state: 'ended' })
    const before = await gameRow(id)
    const response = await client
      .patch(`${ANY}/${id}`)
      .bearerToken(accessToken)
      .json({ gameTitle: 'Another title', state: 'quarantined' })
    response.assertStatus(409)
    assert.deepEqual(await gameRow(id), before)
    assert.deepEqual(await auditOf(id), [])
  })

  test('refuses a state that is no wish: {$self}')
    .with([...GAME_STATES.filter((state) => state !== 'quarantined'), 'previous', '', 1])
    .run(async ({ client, assert }, state) => {
      const { accessToken } = await anAdmin()
      const { id } = await givenGame()
      const before = await gameRow(id)
      const response = await client.patch(`${ANY}/${id}`).bearerToken(accessToken).json({ state })
      response.assertStatus(422)
      assert.deepEqual(await gameRow(id), before)
    })
})
