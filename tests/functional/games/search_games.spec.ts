import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { GamesContract } from '#games/contract'
import { rankingOf } from '#games/queries/rank_joinable'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer } from '#tests/helpers/players'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A word that no other test's games hold. */
const word = () => `w${newId().replaceAll('-', '')}`

async function asAdmin(client: ApiClient) {
  const { accessToken } = await createPlayer({ roles: ['admin'] })
  return (path: string, query: object) =>
    client.get(`/v1/admin/games/${path}`).bearerToken(accessToken).qs(query)
}

test.group('GET /v1/admin/games/search', () => {
  test('finds anybody’s games by all of the words, or by id', async ({ client, assert }) => {
    const get = await asAdmin(client)
    const [one, other] = [word(), word()]
    const both = await givenGame({ text: `${one} or ${other}?`, isPrivate: true, isAd: true })
    const half = await givenGame({ text: `${one} or not?` })
    const found = async (q: string) => idsOf((await get('search', { q })).body().items)
    assert.deepEqual(await found(one), [half.id, both.id])
    assert.deepEqual(await found(`${other.toUpperCase()}, ${one}`), [both.id])
    assert.deepEqual(await found(` ${half.id.toUpperCase()} `), [half.id])
    for (const nothing of [`${one} ${word()}`, newId(), '?!']) {
      assert.deepEqual(await found(nothing), [])
    }
    await db.from('games').where('id', half.id).update({ deleted_at: clock.nowMs() })
    assert.deepEqual(await found(one), [both.id])
    const shown = (await get('search', { q: one })).body().items[0]
    assert.containsSubset(shown, { isPrivate: true, isAd: true, played: false })
  })

  test('finds what starts, closes or ends in a span, for a calendar', async ({
    client,
    assert,
  }) => {
    const creator = await createPlayer({ roles: ['creator'] })
    const game = await givenGame({
      creatorId: creator.id,
      startTimeMs: Date.UTC(2031, 2, 10),
      lastJoinTimeMs: Date.UTC(2031, 2, 12),
      endTimeMs: Date.UTC(2031, 2, 14),
    })
    const search = await asAdmin(client)
    const own = (query: object) =>
      client.get('/v1/creator/games').bearerToken(creator.accessToken).qs(query)
    const spans = { 10: true, 11: false, 12: true, 13: false, 14: true, 15: false }
    for (const [day, isFound] of Object.entries(spans)) {
      const eventsFrom = Date.UTC(2031, 2, Number(day))
      const span = { eventsFrom, eventsTo: eventsFrom + 86_400_000 }
      const expected = isFound ? [game.id] : []
      const searched = await search('search', { ...span, creatorId: creator.id })
      assert.deepEqual(idsOf(searched.body().items), expected)
      assert.deepEqual(idsOf((await own(span)).body().items), expected)
    }
    const wrong = await own({ eventsFrom: 'soon' })
    wrong.assertStatus(422)
  })

  test('narrows, and goes on page by page', async ({ client, assert }) => {
    const get = await asAdmin(client)
    const [q, creatorId] = [word(), newId()]
    const made: string[] = []
    for (const gameType of ['POLL', 'TRIVIA', 'POLL'] as const) {
      const correctAnswer = gameType === 'TRIVIA' ? 'A' : null
      const game = await givenGame({ text: `${q}?`, gameType, correctAnswer, creatorId })
      await db
        .from('games')
        .where('id', game.id)
        .update({ created_at: Date.UTC(2026, 0, made.length + 1) })
      made.unshift(game.id)
    }
    const [third, second, first] = made
    await db.from('games').where('id', first!).update({ state: 'ended' })
    const found = async (query: object) =>
      idsOf((await get('search', { q, ...query })).body().items)
    assert.deepEqual(await found({ creatorId }), made)
    assert.deepEqual(await found({ creatorId: newId() }), [])
    assert.deepEqual(await found({ type: 'POLL' }), [third, first])
    assert.deepEqual(await found({ state: 'ended' }), [first])
    assert.deepEqual(await found({ state: 'active' }), [third, second])
    assert.deepEqual(await found({ from: '2026-01-02T00:00:00Z' }), [third, second])
    assert.deepEqual(await found({ to: '2026-01-02T00:00:00Z' }), [first])
    const page = (await get('search', { q, limit: 2 })).body()
    assert.deepEqual(idsOf(page.items), [third, second])
    const rest = (await get('search', { q, limit: 2, start: page.next })).body()
    assert.deepEqual([idsOf(rest.items), rest.next], [[first], null])
  })

  test('refuses a bad {0}')
    .with([
      ['state', 'over'],
      ['type', 'QUIZ'],
      ['creatorId', 'me'],
      ['from', 'yesterday'],
      ['to', '2026-13-01T00:00:00Z'],
      ['start', 'x'],
      ['limit', '101'],
      ['q', 'x'.repeat(255)],
    ] as [string, string][])
    .run(async ({ client }, [field, value]) => {
      const get = await asAdmin(client)
      ;(await get('search', { [field]: value })).assertStatus(422)
    })

  test('takes any text that can be stored', async ({ client }) => {
    const get = await asAdmin(client)
    const texts = Object.values(HOSTILE_TEXTS).filter((q) => q.length < 255 && !q.includes('\0'))
    for (const q of texts.filter((text) => text.isWellFormed())) {
      ;(await get('search', { q })).assertStatus(200)
    }
  })
})

test.group('GET /v1/admin/games/recommend', () => {
  test('ranks open games as widgets do, and says what they are worth', async ({
    client,
    assert,
  }) => {
    const get = await asAdmin(client)
    const [one, other] = [word(), word()]
    const half = await givenGame({ text: `${one} or not?` })
    const both = await givenGame({ text: `${one} or ${other}?` })
    await givenGame({ text: `${one} ${other}?`, isPrivate: true })
    const text = `${one} ${other}`
    const response = await get('recommend', { text, limit: 5 })
    response.assertStatus(200)
    const { items } = response.body()
    assert.deepEqual(idsOf(items).slice(0, 2), [both.id, half.id])
    // All words and half of them, beside being just made and never played.
    assert.closeTo(items[0].score, 4, 0.01)
    assert.closeTo(items[1].score, 2.5, 0.01)
    const games = await app.container.make(GamesContract)
    assert.deepEqual(idsOf(items), await games.rankJoinable({ text, limit: 5 }))
    assert.isNull(response.body().next)
    const two = await get('recommend', { text, limit: 2 })
    assert.deepEqual(idsOf(two.body().items), [both.id, half.id])
    ;(await get('recommend', {})).assertStatus(200)
  })

  test('refuses what it cannot read', async ({ client }) => {
    const get = await asAdmin(client)
    for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { text: 'x'.repeat(501) }]) {
      ;(await get('recommend', query)).assertStatus(422)
    }
  })

  test('is one statement, however long the lists of a caller are', ({ assert }) => {
    const ids = (count: number) => Array.from({ length: count }, () => newId())
    const statement = (count: number) =>
      rankingOf(
        {
          categoryIds: ids(count),
          preferredCategoryIds: ids(count),
          excludedCategoryIds: ids(count),
          excludedIds: ids(count),
          language: count > 1 ? 'es-mx' : 'en-gb',
          limit: count,
        },
        clock.nowMs() + count
      ).sql
    assert.equal(statement(1), statement(37))
  })
})
