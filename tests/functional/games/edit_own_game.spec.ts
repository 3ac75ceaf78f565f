import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { auditOf } from '#tests/fixtures/audit'
import { givenCreator } from '#tests/fixtures/creators'
import { gameRow, givenPlayedGame } from '#tests/fixtures/game_states'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'

const OWN = '/v1/creator/games'
const DAY_MS = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(clock.nowMs() + days * DAY_MS).toISOString()

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

async function givenLooks() {
  const category = await givenCategory()
  return {
    gameTitle: 'Another title',
    categoryId: category.id,
    language: 'es-mx',
    orientation: 'landscape',
    isPrivate: true,
    sourceUrl: 'https://example.com/b',
    videoUrls: { mp4720: 'https://media.example.com/b.mp4' },
    landscapeVideoUrls: { mp4720: '/uploads/wide.mp4' },
    metadata: { sourceKeywords: ['juice'] },
  }
}

test.group('PATCH /v1/creator/games/{id}, before anybody played', () => {
  test('changes everything, and keeps what is left out', async ({ client, assert }) => {
    const creator = await givenCreator()
    const game = await givenGame({ creatorId: creator.id })
    const sent = {
      ...(await givenLooks()),
      text: 'Juice or milk?',
      gameType: 'TRIVIA',
      correctAnswer: 'B',
      sideA: 'Juice',
      startTime: inDays(1),
      lastJoinTime: inDays(2),
      endTime: inDays(3),
      isAd: true,
    }
    const response = await client
      .patch(`${OWN}/${game.id}`)
      .bearerToken(creator.accessToken)
      .json(sent)
    response.assertStatus(200)
    assert.containsSubset(response.body(), { ...sent, sideB: 'Coffee', state: 'new' })
    assert.equal(response.body().videoUrls.poster, game.videoUrls.poster)
    const { search_text: words } = await gameRow(game.id)
    assert.equal(words, 'juice or milk another title coffee')
    assert.deepEqual(await auditOf(game.id), [])
  })

  test('lets another type begin without the answer of the one before', async ({
    client,
    assert,
  }) => {
    const creator = await givenCreator()
    const given = { creatorId: creator.id, gameType: 'TRIVIA', correctAnswer: 'A' } as const
    const { id } = await givenGame(given)
    const patch = (body: object) =>
      client.patch(`${OWN}/${id}`).bearerToken(creator.accessToken).json(body)
    const response = await patch({ gameType: 'SURVEY' })
    response.assertStatus(200)
    assert.isNull(response.body().correctAnswer)
  })

  test('changes nothing when nothing is said', async ({ client, assert }) => {
    const creator = await givenCreator()
    const { id } = await givenGame({ creatorId: creator.id })
    const before = await gameRow(id)
    for (const body of [{}, { text: before.text, isPrivate: false }]) {
      const response = await client
        .patch(`${OWN}/${id}`)
        .bearerToken(creator.accessToken)
        .json(body)
      response.assertStatus(200)
      assert.deepEqual(await gameRow(id), before)
    }
  })
})

test.group('PATCH /v1/creator/games/{id}, after the first play', () => {
  test('refuses another {0}')
    .with(QUESTION)
    .run(async ({ client, assert }, [field, value]) => {
      const creator = await givenCreator()
      const type = { gameType: 'TRIVIA', correctAnswer: 'A' } as const
      const { id } = await givenPlayedGame({ creatorId: creator.id, ...type })
      const before = await gameRow(id)
      const response = await client
        .patch(`${OWN}/${id}`)
        .bearerToken(creator.accessToken)
        .json({ [field]: value, gameTitle: 'Not this either' })
      response.assertStatus(409)
      const message = 'Change not allowed in this state'
      response.assertBodyContains({ code: 'E_BAD_TRANSITION', errors: [{ message }] })
      assert.deepEqual(await gameRow(id), before)
    })

  test('refuses an earlier and a later {$self}')
    .with(['lastJoinTime', 'endTime'])
    .run(async ({ client, assert }, field) => {
      const creator = await givenCreator()
      const { id } = await givenPlayedGame({ creatorId: creator.id })
      const before = await gameRow(id)
      for (const days of [6.5, 8]) {
        const response = await client
          .patch(`${OWN}/${id}`)
          .bearerToken(creator.accessToken)
          .json({ [field]: inDays(days) })
        response.assertStatus(409)
        response.assertBodyContains({ code: 'E_BAD_TRANSITION', errors: [{ field }] })
      }
      assert.deepEqual(await gameRow(id), before)
    })

  test('lets its looks change, and takes the question as it is', async ({ client, assert }) => {
    const creator = await givenCreator()
    const game = await givenPlayedGame({ creatorId: creator.id })
    const looks = await givenLooks()
    const same = {
      text: game.text,
      gameType: game.gameType,
      sideA: game.sideA,
      endTime: new Date(game.endTimeMs).toISOString(),
    }
    const response = await client
      .patch(`${OWN}/${game.id}`)
      .bearerToken(creator.accessToken)
      .json({ ...looks, ...same })
    response.assertStatus(200)
    assert.containsSubset(response.body(), { ...looks, ...same, played: true })
  })
})

test.group('Of an edit and the first play at once', () => {
  test('one comes before the other: nobody plays a question that changed under them', async ({
    client,
    assert,
  }) => {
    const creator = await givenCreator()
    const rounds = Array.from({ length: 8 }, async () => {
      const given = { creatorId: creator.id, gameType: 'TRIVIA', correctAnswer: 'A' } as const
      const { id } = await givenGame(given)
      const player = await createPlayer()
      const [play, edit] = await Promise.all([
        givenPlay(player, id, 'A'),
        client
          .patch(`${OWN}/${id}`)
          .bearerToken(creator.accessToken)
          .json({ correctAnswer: 'B', text: 'Something else?' }),
      ])
      return { play, edit }
    })
    for (const { play, edit } of await Promise.all(rounds)) {
      assert.include([200, 409], edit.status())
      // Refused, the edit came second, and the play was judged by the first answer.
      assert.equal(play.state, edit.status() === 409 ? 'won' : 'lost')
    }
  })
})
