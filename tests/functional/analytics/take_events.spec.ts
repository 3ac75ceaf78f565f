import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { toStored } from '#analytics/domain/to_stored'
import type { StoredEvent } from '#analytics/store/event_columns'
import { insertTogether } from '#analytics/store/insert_events'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { batchOf, contextOf } from '#tests/fixtures/analytics'
import { givenWidget } from '#tests/fixtures/widgets'

const PATH = '/v1/analytics/events'
const rowsOf = (batchId: string) =>
  db.from('analytics_events').where('batch_id', batchId).orderBy('seq')

test.group('POST /v1/analytics/events', () => {
  test('stores the events of a visit with what they are counted by', async ({ assert, client }) => {
    const { id: widgetId } = await givenWidget()
    const [gameId, deviceId, sessionId] = [newId(), newId(), newId()]
    const batch = batchOf({
      context: contextOf({ widgetId, deviceId, sessionId, experiments: { colour: 'red' } }),
      events: [
        {
          name: 'side_picked',
          properties: { gameId, side: 'B', gameType: 'POLL', index: 0 },
        },
        { name: 'game_played', properties: { gameId, points: 20, correct: true } },
      ],
    })
    const response = await client.post(PATH).json(batch)
    response.assertStatus(202)
    response.assertBody({ taken: 2, refused: [] })
    const [picked, played] = await rowsOf(batch.batchId)
    assert.containSubset(picked, {
      seq: 0,
      name: 'side_picked',
      widget_id: widgetId,
      game_id: gameId,
      partner: 'default',
      release: 'play-cards@1.0.0',
      detail: 'B',
      reason: '',
    })
    assert.containSubset(played, { name: 'game_played', detail: 'true', seq: 1 })
    assert.deepEqual(JSON.parse(played.properties), { gameId, points: 20, correct: true })
    assert.deepEqual(JSON.parse(played.experiments), { colour: 'red' })
    const stored = JSON.stringify([picked, played])
    for (const id of [deviceId, sessionId]) assert.notInclude(stored, id)
    assert.match(picked.device_hash, /^[0-9a-f]{32}$/)
    assert.notEqual(picked.device_hash, picked.session_hash)
    assert.equal(picked.device_hash, played.device_hash)
  })

  test('stores each of many batches of one moment, and each once', async ({ assert, client }) => {
    const batches = Array.from({ length: 12 }, () => batchOf())
    const sent = [...batches, ...batches.slice(0, 4)]
    const answers = await Promise.all(sent.map((batch) => client.post(PATH).json(batch)))
    for (const answer of answers) answer.assertStatus(202)
    for (const { batchId } of batches) assert.lengthOf(await rowsOf(batchId), 1)
  })

  test('loses no batch with another of the moment that cannot be stored', async ({ assert }) => {
    const eventOf = (batchId: string, name: string | null): StoredEvent => ({
      ...toStored(contextOf())('leaderboard_viewed', {}),
      ...{ batchId, seq: 0, receivedAtMs: Date.now(), name: name as string },
    })
    const [fine, broken, other] = [newId(), newId(), newId()]
    const [first, second, third] = await Promise.allSettled([
      insertTogether([eventOf(fine, 'leaderboard_viewed')]),
      insertTogether([eventOf(broken, null)]),
      insertTogether([eventOf(other, 'leaderboard_viewed')]),
    ])
    assert.deepEqual(
      [first.status, second.status, third.status],
      ['fulfilled', 'rejected', 'fulfilled']
    )
    for (const id of [fine, other]) assert.lengthOf(await rowsOf(id), 1)
    assert.lengthOf(await rowsOf(broken), 0)
  })

  test('stores a text that was cut through a character, and the events around it', async ({
    assert,
    client,
  }) => {
    const batch = batchOf({
      events: [
        { name: 'client_error', properties: { message: 'Cut \ud83d' } },
        { name: 'embed_diagnostic', properties: { message: 'Cut \udfff' } },
        { name: 'leaderboard_viewed' },
      ],
    })
    const response = await client.post(PATH).json(batch)
    response.assertStatus(202)
    response.assertBody({ taken: 3, refused: [] })
    const reasons = (await rowsOf(batch.batchId)).map(({ reason }) => reason)
    assert.deepEqual(reasons, ['Cut \ufffd', 'Cut \ufffd', ''])
  })

  test('stores a text that grew when addresses were taken out of it, no longer than others', async ({
    assert,
    client,
  }) => {
    const events = [{ name: 'client_error', properties: { message: '?a=b '.repeat(60) } }]
    const batch = batchOf({ events })
    const response = await client.post(PATH).json(batch)
    response.assertStatus(202)
    const [row] = await rowsOf(batch.batchId)
    assert.lengthOf(row!.reason, 300)
  })

  test('refuses an unknown event or member for that event alone', async ({ assert, client }) => {
    const gameId = newId()
    const batch = batchOf({
      events: [
        { name: 'game_started', properties: { gameId } },
        { name: 'game_invented', properties: {} },
        { name: 'game_started', properties: { gameId, colour: 'red' } },
        { name: 'game_started', properties: { gameId: 'x' } },
        { name: 'game_started' },
        { name: 'toString', properties: {} },
        { name: 'leaderboard_viewed' },
      ],
    })
    const response = await client.post(PATH).json(batch)
    response.assertStatus(202)
    response.assertBody({
      taken: 2,
      refused: [
        { index: 1, reason: 'unknown_event' },
        { index: 2, reason: 'unknown_member' },
        { index: 3, reason: 'bad_member' },
        { index: 4, reason: 'bad_member' },
        { index: 5, reason: 'unknown_event' },
      ],
    })
    const rows = await rowsOf(batch.batchId)
    assert.deepEqual(
      rows.map(({ seq, name }) => [seq, name]),
      [
        [0, 'game_started'],
        [6, 'leaderboard_viewed'],
      ]
    )
  })

  test('stores a batch once that is sent again, also at the same time', async ({
    assert,
    client,
  }) => {
    const batch = batchOf()
    const answers = await Promise.all([1, 2, 3].map(() => client.post(PATH).json(batch)))
    for (const answer of answers) answer.assertStatus(202)
    assert.lengthOf(await rowsOf(batch.batchId), 1)
  })

  test('reads a beacon, whose type is text/plain', async ({ assert, client }) => {
    const batch = batchOf()
    const response = await client
      .post(PATH)
      .header('content-type', 'text/plain;charset=UTF-8')
      .setup((request) => {
        request.request.send(JSON.stringify(batch))
      })
    response.assertStatus(202)
    assert.lengthOf(await rowsOf(batch.batchId), 1)
  })

  test('counts an unknown partner as the default, and refuses an unknown widget', async ({
    assert,
    client,
  }) => {
    const batch = batchOf({ context: contextOf({ partner: 'nobody' }) })
    await client.post(PATH).json(batch)
    assert.equal((await rowsOf(batch.batchId))[0].partner, 'default')
    const lost = batchOf({ context: contextOf({ widgetId: newId() }) })
    const response = await client.post(PATH).json(lost)
    response.assertStatus(404)
    assert.lengthOf(await rowsOf(lost.batchId), 0)
  })

  test('stores no e-mail address that a message holds', async ({ assert, client }) => {
    const message = 'jane.doe@example.com exists already'
    const batch = batchOf({
      events: [
        { name: 'emailEnteredError', properties: { message } },
        {
          name: 'client_error',
          properties: { message, file: 'https://a.example/x?token=secret-word' },
        },
      ],
    })
    await client.post(PATH).json(batch)
    const stored = JSON.stringify(await rowsOf(batch.batchId))
    assert.include(stored, 'exists already')
    assert.notInclude(stored, 'jane')
    assert.notInclude(stored, 'secret-word')
  })

  for (const [what, change] of Object.entries({
    'no batch id': { batchId: undefined },
    'no event': { events: [] },
    'too many events': {
      events: Array.from({ length: game.analytics.batchMax + 1 }, () => ({
        name: 'leaderboard_viewed',
      })),
    },
    'a strange host': { context: contextOf({ host: '<script>' }) },
    'a strange flavour': { context: contextOf({ flavour: 'a b' }) },
    'a strange device': { context: contextOf({ deviceId: 'me' }) },
    'a list as properties': { events: [{ name: 'leaderboard_viewed', properties: [1] }] },
  })) {
    test(`refuses a batch with ${what}`, async ({ assert, client }) => {
      const batch = { ...batchOf(), ...change }
      const response = await client.post(PATH).json(batch)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
      assert.lengthOf(await rowsOf(batch.batchId ?? ''), 0)
    })
  }

  test('refuses a batch over 64 KB, and another type of content', async ({ client }) => {
    const large = batchOf({
      events: [{ name: 'client_error', properties: { message: 'x'.repeat(70_000) } }],
    })
    ;(await client.post(PATH).json(large)).assertStatus(413)
    ;(await client.post(PATH).form({ batchId: newId() })).assertStatus(415)
  })
})
