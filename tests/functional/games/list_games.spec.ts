import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { searchWords } from '@sidepick/rules/search_words'
import type { GameState } from '@sidepick/rules/types'
import { GamesContract, PlayedGamesContract, type GameSearch } from '#games/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'

const open = () => app.container.make(GamesContract)
const HOUR_MS = 60 * 60 * 1_000

async function searchIds(search: Partial<GameSearch>): Promise<string[]> {
  const found = await (await open()).listJoinable({ limit: 50, ...search })
  return found.map((game) => game.id)
}

test.group('Games | whole games', () => {
  test('come in the order of the ids, without the unknown and the deleted', async ({ assert }) => {
    const [one, other, gone] = [await givenGame(), await givenGame(), await givenGame()]
    await db.from('games').where('id', gone.id).update({ deleted_at: clock.nowMs() })
    const games = await (await open()).listByIds([other.id, gone.id, newId(), one.id, other.id])
    assert.deepEqual(
      games.map((game) => game.id),
      [other.id, one.id]
    )
  })

  test('are told as the wire wants them', async ({ assert }) => {
    const category = await givenCategory()
    const given = await givenGame({
      categoryId: category.id,
      gameType: 'TRIVIA',
      correctAnswer: 'B',
      landscapeVideoUrls: { mp4720: '/demo-media/wide.mp4' },
      metadata: { speechMarks: [{ type: 'word', value: 'Tea', time: 120 }] },
    })
    const [game] = await (await open()).listByIds([given.id])
    assert.containSubset(game, {
      text: given.text,
      // Told with the play, and not before.
      correctAnswer: 'withheld',
      state: 'active',
      isPrivate: false,
      endTime: new Date(given.endTimeMs).toISOString(),
      category: { categoryName: category.categoryName },
      landscapeGame: true,
      metadata: { speechMarks: [{ value: 'Tea', time: 120 }] },
    })
  })

  test('of the future stay new until their start', async ({ assert }) => {
    const given = await givenGame({ startTimeMs: clock.nowMs() + HOUR_MS })
    const [game] = await (await open()).listByIds([given.id])
    assert.equal(game?.state, 'new')
  })
})

test.group('Games | joinable games', () => {
  test('weigh what was asked for against how new they are', async ({ assert }) => {
    const of = { categoryId: (await givenCategory()).id }
    const [few, old, fresh] = [await givenGame(of), await givenGame(of), await givenGame(of)]
    for (const [{ id }, text, ageHours] of [
      [few, 'Which moon is the brightest?', 24 * 20],
      [old, 'Which lunar volcano, crater or canyon is the deepest?', 24 * 20],
      [fresh, 'Which bread is better?', 1],
    ] as const) {
      const createdAtMs = clock.nowMs() - ageHours * HOUR_MS
      await db
        .from('games')
        .where({ id })
        .update({ search_text: searchWords(text).join(' '), created_at: createdAtMs })
    }
    const words = 'moon lunar volcano crater canyon deepest'
    const found = await searchIds({ categoryIds: [of.categoryId], text: words })
    assert.deepEqual(found, [old.id, fresh.id, few.id])
  })

  test('are public, without ads, open, and before their last join', async ({ assert }) => {
    const category = await givenCategory()
    const of = { categoryId: category.id }
    const open_ = await givenGame(of)
    await givenGame({ ...of, isPrivate: true })
    await givenGame({ ...of, isAd: true })
    await givenGame({ ...of, lastJoinTimeMs: clock.nowMs() - 1 })
    for (const state of ['ended', 'quarantined', 'canceled'] satisfies GameState[]) {
      const { id } = await givenGame(of)
      await db.from('games').where('id', id).update({ state })
    }
    assert.deepEqual(await searchIds({ categoryIds: [category.id] }), [open_.id])
  })

  test('keep to the language and leave out what is excluded', async ({ assert }) => {
    const [one, other] = [await givenCategory(), await givenCategory()]
    const kept = await givenGame({ categoryId: one.id })
    const spanish = await givenGame({ categoryId: one.id, language: 'es-mx' })
    const excluded = await givenGame({ categoryId: one.id })
    const elsewhere = await givenGame({ categoryId: other.id })
    const categoryIds = [one.id, other.id]
    const ids = await searchIds({
      categoryIds,
      language: 'en-us',
      excludedIds: [excluded.id],
      excludedCategoryIds: [other.id],
    })
    assert.deepEqual(ids, [kept.id])
    assert.sameMembers(await searchIds({ categoryIds }), [
      kept.id,
      spanish.id,
      excluded.id,
      elsewhere.id,
    ])
  })

  test('come with the wanted words first, then the preferred, then the newest', async ({
    assert,
  }) => {
    const [plain, preferred] = [await givenCategory(), await givenCategory()]
    const old = await givenGame({ categoryId: plain.id })
    const words = await givenGame({ categoryId: plain.id, text: '¿Qué SALSA prende la fiesta?' })
    const liked = await givenGame({ categoryId: preferred.id })
    const newest = await givenGame({ categoryId: plain.id })
    for (const [index, { id }] of [old, words, liked, newest].entries()) {
      await db
        .from('games')
        .where('id', id)
        .update({ created_at: clock.nowMs() + index })
    }
    const ids = await searchIds({
      categoryIds: [plain.id, preferred.id],
      preferredCategoryIds: [preferred.id],
      text: "que salsa'; drop table games",
    })
    assert.deepEqual(ids, [liked.id, words.id, newest.id, old.id])
    const exact = await searchIds({ categoryIds: [plain.id], text: 'Qué salsa' })
    assert.equal(exact[0], words.id)
  })
})

test.group('Games | adding', () => {
  test('one that exists changes nothing', async ({ assert }) => {
    const game = await givenGame()
    const games = await open()
    assert.isFalse(await games.addGame({ ...game, text: 'Something else?' }))
    const [kept] = await games.listByIds([game.id])
    assert.equal(kept?.text, game.text)
  })

  test('refuses instants out of order and equal sides', async ({ assert }) => {
    const nowMs = clock.nowMs()
    await assert.rejects(() => givenGame({ lastJoinTimeMs: nowMs - 2 * 24 * HOUR_MS }), /before/)
    await assert.rejects(() => givenGame({ endTimeMs: nowMs }), /before/)
    await assert.rejects(() => givenGame({ sideB: 'Tea' }), /same side/)
  })

  test('gives the rules of a play what they need, and nothing for an unknown id', async ({
    assert,
  }) => {
    const given = await givenGame({ isPrivate: true, gameType: 'TRIVIA', correctAnswer: 'A' })
    const games = await app.container.make(PlayedGamesContract)
    const { createdAtMs, ...found } = (await games.findPlayable(given.id))!
    assert.isAtLeast(createdAtMs, given.startTimeMs)
    assert.deepEqual(found, {
      id: given.id,
      text: given.text,
      gameType: 'TRIVIA',
      correctAnswer: 'A',
      creatorId: given.creatorId,
      isPrivate: true,
      isAd: false,
      allowBlack: false,
      state: 'new',
      startTimeMs: given.startTimeMs,
      lastJoinTimeMs: given.lastJoinTimeMs,
      endTimeMs: given.endTimeMs,
      revision: 0,
      played: false,
    })
    assert.isNull(await games.findPlayable(newId()))
  })
})
