import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { gameBody, givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/creator/games'
const HOUR_MS = 60 * 60 * 1_000
const inMs = (ms: number) => new Date(clock.nowMs() + ms).toISOString()
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('POST /v1/creator/games', () => {
  test('adds a game that can be played at once', async ({ client, assert }) => {
    const creator = await givenCreator('A brewery')
    const category = await givenCategory({ language: 'es-mx' })
    const sent = gameBody(category.id, {
      gameType: 'TRIVIA',
      correctAnswer: 'B',
      sourceUrl: 'http://example.com/article?id=7',
      metadata: {
        speechMarks: [{ type: 'word', value: 'Which', time: 120 }],
        subtitlesStyle: { animation: 'pop', alignment: 'center', color: '#fff4d6' },
        systemMessageName: 'morning',
        csrAssets: [
          {
            src: '/uploads/cup.webp',
            description: 'a cup',
            width: 1_280,
            height: 720,
            minWidth: 600,
            imageType: 'photo',
            visuallySimilarVideos: [{ previewVideoUrls: { mp4: '/uploads/cup.mp4' } }],
          },
        ],
        sourceKeywords: ['breakfast'],
      },
    })
    const response = await client.post(PATH).bearerToken(creator.accessToken).json(sent)
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      ...sent,
      state: 'active',
      creatorId: creator.id,
      creator: { userName: creator.username, partnerName: 'A brewery' },
      category: { categoryName: category.categoryName },
      language: 'es-mx',
      isPrivate: false,
      isAd: false,
      allowBlack: false,
      played: false,
      landscapeVideoUrls: { mp4720: null },
    })

    const player = await createPlayer()
    const play = await client
      .post('/v1/gameplays')
      .bearerToken(player.accessToken)
      .json({ gameId: response.body().id, side: 'B', ticketType: 'free', quantity: 1 })
    play.assertStatus(201)
    play.assertBodyContains({ state: 'won', correct: true })
  })

  test('can be joined until its end unless said otherwise, and needs no title', async ({
    client,
    assert,
  }) => {
    const { accessToken } = await givenCreator()
    const sent = gameBody((await givenCategory()).id, {
      gameTitle: undefined,
      lastJoinTime: undefined,
      startTime: inMs(HOUR_MS),
    })
    const response = await client.post(PATH).bearerToken(accessToken).json(sent)
    response.assertStatus(201)
    const { lastJoinTime, gameTitle, state } = response.body()
    assert.deepEqual(
      { lastJoinTime, gameTitle, state },
      { lastJoinTime: sent.endTime, gameTitle: '', state: 'new' }
    )
  })

  test('is found by its words', async ({ client, assert }) => {
    const { accessToken } = await givenCreator()
    const sent = gameBody((await givenCategory()).id, {
      text: '¿Café olé?',
      metadata: { sourceKeywords: ['Müsli'] },
    })
    const { id } = (await client.post(PATH).bearerToken(accessToken).json(sent)).body()
    const { search_text: words } = await db.from('games').where({ id }).first()
    assert.equal(words, 'cafe ole hot drink tea coffee musli')
  })

  test('keeps leave for black tickets to admins', async ({ client }) => {
    const { accessToken } = await givenCreator()
    const sent = gameBody((await givenCategory()).id, { allowBlack: true })
    const response = await client.post(PATH).bearerToken(accessToken).json(sent)
    response.assertStatus(201)
    response.assertBodyContains({ allowBlack: false })
  })

  test("shows a private game in the creator's own widgets alone", async ({ client, assert }) => {
    const creator = await givenCreator()
    const sent = gameBody((await givenCategory()).id, { isPrivate: true })
    const { id } = (await client.post(PATH).bearerToken(creator.accessToken).json(sent)).body()
    const listedIn = async (creatorId?: string) => {
      const playlist = await givenPlaylist({ gameIds: [id], creatorId })
      const widget = await givenWidget({ playlistId: playlist.id, creatorId })
      const shown = await client.get(`/v1/widgets/${widget.id}`)
      return idsOf(shown.body().playlist.games).includes(id)
    }
    assert.isTrue(await listedIn(creator.id))
    assert.isFalse(await listedIn((await givenCreator()).id))
  })
})

test.group('GET /v1/creator/games', () => {
  test('lists own games, the newest first, page by page', async ({ client, assert }) => {
    const creator = await givenCreator()
    await givenGame()
    const own: string[] = []
    for (const isPrivate of [false, true, false]) {
      own.unshift((await givenGame({ creatorId: creator.id, isPrivate })).id)
    }
    const deleted = await givenGame({ creatorId: creator.id })
    await db.from('games').where('id', deleted.id).update({ deleted_at: 1 })
    const get = (query: object) => client.get(PATH).bearerToken(creator.accessToken).qs(query)
    const first = await get({ limit: 2 })
    first.assertStatus(200)
    assert.deepEqual(idsOf(first.body().items), own.slice(0, 2))
    const rest = await get({ limit: 2, start: first.body().next })
    assert.deepEqual(idsOf(rest.body().items), own.slice(2))
    assert.isNull(rest.body().next)
    assert.deepEqual(idsOf((await get({ creatorId: deleted.creatorId })).body().items), own)
  })

  test('filters by state as it is shown, and by type', async ({ client, assert }) => {
    const creator = await givenCreator()
    const of = { creatorId: creator.id }
    const future = await givenGame({ ...of, startTimeMs: clock.nowMs() + HOUR_MS })
    const started = await givenGame(of)
    const active = await givenGame({ ...of, gameType: 'SURVEY' })
    await db.from('games').where('id', active.id).update({ state: 'active' })
    const ended = await givenGame(of)
    await db.from('games').where('id', ended.id).update({ state: 'ended' })
    const ids = async (query: object) => {
      const response = await client.get(PATH).bearerToken(creator.accessToken).qs(query)
      response.assertStatus(200)
      return idsOf(response.body().items)
    }
    assert.deepEqual(await ids({ state: 'new' }), [future.id])
    assert.deepEqual(await ids({ state: 'active' }), [active.id, started.id])
    assert.deepEqual(await ids({ state: 'ended' }), [ended.id])
    assert.deepEqual(await ids({ type: 'SURVEY' }), [active.id])
    assert.deepEqual(await ids({ type: 'SURVEY', state: 'ended' }), [])
  })

  test('refuses {0}')
    .with([
      ['a state that there is not', { state: 'open' }],
      ['a type that there is not', { type: 'QUIZ' }],
      ['half a page', { limit: 1.5 }],
      ['a page before the first', { limit: 0 }],
      ['too large a page', { limit: 101 }],
      ['a creator that is no id', { creatorId: 'me' }],
    ] as [string, object][])
    .run(async ({ client }, [, query]) => {
      const { accessToken } = await givenCreator()
      const response = await client.get(PATH).bearerToken(accessToken).qs(query)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })

  test('refuses a cursor that is none of ours', async ({ client }) => {
    const { accessToken } = await givenCreator()
    const response = await client.get(PATH).bearerToken(accessToken).qs({ start: 'x' })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_BAD_CURSOR' })
  })
})

test.group('A game of somebody else', () => {
  const calls = [
    ['GET', '', undefined],
    ['PATCH', '', { gameTitle: 'Mine now' }],
    ['DELETE', '', undefined],
    ['POST', '/declare', { correctAnswer: 'A' }],
  ] as const

  test('is not there for another creator: {0} {1}')
    .with([...calls])
    .run(async ({ client, assert }, [method, suffix, body]) => {
      const { id } = await givenGame({ gameType: 'PREDICTION' })
      await db.from('games').where({ id }).update({ state: 'waiting_for_declaration' })
      const before = await db.from('games').where({ id }).first()
      const { accessToken } = await givenCreator()
      const request = client.request(`${PATH}/${id}${suffix}`, method).bearerToken(accessToken)
      if (body) request.json(body)
      const response = await request
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
      assert.deepEqual(await db.from('games').where({ id }).first(), before)
      assert.deepEqual(await auditOf(id), [])
    })
})
