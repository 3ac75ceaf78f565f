import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenCreator } from '#tests/fixtures/creators'
import { gameBody, givenCategory, givenGame } from '#tests/fixtures/games'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(clock.nowMs() + days * DAY_MS).toISOString()
const TOMORROW = inDays(1)
const noMedia = { videoUrls: { mp4720: null, poster: null } }
const speech = (mark: object) => ({ metadata: { speechMarks: [mark] } })
const word = { type: 'word', value: 'x', time: 1 }

/** What is wrong, what is sent, and the field that is named. */
const FAULTS: [string, object, string][] = [
  ['an empty text', { text: '' }, 'text'],
  ['blanks for a text', { text: ' \t ' }, 'text'],
  ['a text of two lines', { text: 'a\nb' }, 'text'],
  ['a text turned round', { text: 'ana\u202egnp' }, 'text'],
  ['a text that nobody sees', { text: '\u200b \u2060' }, 'text'],
  ['a long text', { text: 'x'.repeat(281) }, 'text'],
  ['a number for a text', { text: 7 }, 'text'],
  ['a long title', { gameTitle: 'x'.repeat(121) }, 'gameTitle'],
  ['an empty side', { sideA: '' }, 'sideA'],
  ['a long side', { sideB: 'x'.repeat(61) }, 'sideB'],
  ['twice the same side', { sideA: 'Tea', sideB: ' Tea ' }, 'sideB'],
  ['a type that there is not', { gameType: 'QUIZ' }, 'gameType'],
  ['an orientation that there is not', { orientation: 'square' }, 'orientation'],
  ['a language nobody speaks', { language: 'fr' }, 'language'],
  ['a category that is no id', { categoryId: 'sport' }, 'categoryId'],
  ['a category nobody knows', { categoryId: newId() }, 'categoryId'],
  ['an answer that is no side', { gameType: 'TRIVIA', correctAnswer: 'C' }, 'correctAnswer'],
  ['a poll with an answer', { correctAnswer: 'A' }, 'correctAnswer'],
  ['a prediction with an answer', { gameType: 'PREDICTION', correctAnswer: 'A' }, 'correctAnswer'],
  ['a start that is no instant', { startTime: 'now' }, 'startTime'],
  ['a start that is not there', { startTime: '2026-13-45T00:00:00Z' }, 'startTime'],
  ['a start on a day that there is not', { startTime: '2026-02-30T00:00:00Z' }, 'startTime'],
  ['a start as a number', { startTime: 1795101094722 }, 'startTime'],
  ['a start without end', { startTime: '9999999999999999' }, 'startTime'],
  [
    'a last join before the start',
    { startTime: inDays(2), lastJoinTime: inDays(1) },
    'lastJoinTime',
  ],
  ['a last join with the start', { startTime: TOMORROW, lastJoinTime: TOMORROW }, 'lastJoinTime'],
  ['an end before the last join', { lastJoinTime: inDays(6), endTime: inDays(5) }, 'endTime'],
  ['more than a year', { lastJoinTime: inDays(1), endTime: inDays(366) }, 'endTime'],
  [
    'a game that is over',
    { startTime: inDays(-3), lastJoinTime: inDays(-2), endTime: inDays(-1) },
    'lastJoinTime',
  ],
  ['a game that nobody can join', { lastJoinTime: inDays(-0.01) }, 'lastJoinTime'],
  ['neither video nor poster', noMedia, 'videoUrls.mp4720'],
  [
    'a video over http',
    { videoUrls: { mp4720: 'http://media.example.com/a.mp4' } },
    'videoUrls.mp4720',
  ],
  [
    'a poster of another origin by a trick',
    { videoUrls: { poster: '//evil.example/a' } },
    'videoUrls.poster',
  ],
  [
    'a script for a video',
    { landscapeVideoUrls: { mp4720: 'javascript:alert(1)' } },
    'landscapeVideoUrls.mp4720',
  ],
  ['a script for a source', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  ['a source over ftp', { sourceUrl: 'ftp://example.com/a' }, 'sourceUrl'],
  ['a source with a password', { sourceUrl: 'https://a:b@example.com/' }, 'sourceUrl'],
  ['a source that leads nowhere', { sourceUrl: 'https://%%' }, 'sourceUrl'],
  ['a long source', { sourceUrl: `https://example.com/${'x'.repeat(2_048)}` }, 'sourceUrl'],
  ['a truth in words', { isPrivate: 'yes' }, 'isPrivate'],
  ['an ad by number', { isAd: 1 }, 'isAd'],
  ['metadata that is a list', { metadata: [] }, 'metadata'],
  ['a mark that is no word', speech({ ...word, type: 'sound' }), 'metadata.speechMarks.0.type'],
  ['a mark before the clip', speech({ ...word, time: -1 }), 'metadata.speechMarks.0.time'],
  ['a mark without end', speech({ ...word, time: 1e300 }), 'metadata.speechMarks.0.time'],
  [
    'a style that reaches out',
    { metadata: { subtitlesStyle: { animation: 'pop', alignment: 'center', color: 'url("x")' } } },
    'metadata.subtitlesStyle.color',
  ],
  [
    'keywords without end',
    { metadata: { sourceKeywords: Array(51).fill('x') } },
    'metadata.sourceKeywords',
  ],
  [
    'more than 64 KB of metadata',
    { metadata: { speechMarks: Array(1_500).fill({ ...word, value: 'x'.repeat(40) }) } },
    'metadata',
  ],
  [
    'more than 64 KB of metadata in two-byte letters',
    { metadata: { speechMarks: Array(600).fill({ ...word, value: 'ñ'.repeat(40) }) } },
    'metadata',
  ],
]

const REQUIRED = [
  'text',
  'gameType',
  'sideA',
  'sideB',
  'categoryId',
  'startTime',
  'endTime',
  'orientation',
]

const callers = [
  { who: 'creator', path: '/v1/creator/games', given: givenCreator },
  { who: 'admin', path: '/v1/admin/games', given: () => createPlayer({ roles: ['admin'] }) },
] as const

for (const { who, path, given } of callers) {
  test.group(`A ${who} who adds a game`, () => {
    test('is refused {0}')
      .with([
        ...FAULTS,
        ...REQUIRED.map((field) => [`no ${field}`, { [field]: undefined }, field] as const),
      ])
      .run(async ({ client, assert }, [, changes, field]) => {
        const { accessToken } = await given()
        const category = await givenCategory()
        const body = gameBody(category.id, changes)
        const response = await client.post(path).bearerToken(accessToken).json(body)
        response.assertStatus(422)
        response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
        assert.isEmpty(await db.from('games').where('category_id', category.id))
      })

    test('is refused a body that is a list: {body}')
      .with([{ body: '[]' }, { body: '[{}]' }])
      .run(async ({ client }, { body }) => {
        const { accessToken } = await given()
        const response = await client
          .post(path)
          .bearerToken(accessToken)
          .type('application/json')
          .setup((request) => void request.request.send(body))
        response.assertStatus(422)
      })

    test('is never answered with an error of ours: {$self}')
      .with(Object.keys(HOSTILE_TEXTS))
      .run(async ({ client, assert }, name) => {
        const { accessToken } = await given()
        const value = HOSTILE_TEXTS[name]!
        for (const field of ['text', 'gameTitle', 'sideA', 'sourceUrl', 'gameType', 'endTime']) {
          const body = gameBody((await givenCategory()).id, { [field]: value })
          const response = await client.post(path).bearerToken(accessToken).json(body)
          assert.include([201, 422], response.status(), `${field}: ${response.text()}`)
        }
      })
  })
}

test.group('A category', () => {
  test('that was deleted takes no game', async ({ client }) => {
    const { accessToken } = await givenCreator()
    const category = await givenCategory()
    await db.from('categories').where('id', category.id).update({ deleted_at: 1 })
    const response = await client
      .post('/v1/creator/games')
      .bearerToken(accessToken)
      .json(gameBody(category.id))
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'categoryId' }] })
  })
})

/** As an edit they are the same, but for what a whole game lacks. */
const EDITS = FAULTS.filter(([title]) => !title.startsWith('a game that'))

test.group('A creator who edits a game', () => {
  test('is refused {0}')
    .with(EDITS)
    .run(async ({ client, assert }, [, changes, field]) => {
      const creator = await givenCreator()
      const { id } = await givenGame({ creatorId: creator.id })
      const before = await db.from('games').where({ id }).first()
      const response = await client
        .patch(`/v1/creator/games/${id}`)
        .bearerToken(creator.accessToken)
        .json(changes)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.deepEqual(await db.from('games').where({ id }).first(), before)
    })
})
