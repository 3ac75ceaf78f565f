import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { countPopularity } from '#gameplays/actions/count_popularity'
import CountPopularity from '#gameplays/jobs/count_popularity'
import { GamesContract, PlayedGamesContract, type GameSearch } from '#games/contract'
import { clock } from '#shared/clock'
import { schedules } from '#start/schedules'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { createPlayer } from '#tests/helpers/players'

const open = () => app.container.make(GamesContract)
const openPlayed = () => app.container.make(PlayedGamesContract)
const idsOf = (games: { id: string }[]) => games.map(({ id }) => id)

/** Games of one category that no other test searches, the first one the newest. */
async function givenTexts(texts: string[]) {
  const { id: categoryId } = await givenCategory()
  const games = []
  const nowMs = clock.nowMs()
  for (const [index, text] of texts.entries()) {
    const game = await givenGame({ categoryId, text })
    games.push(game)
    await db
      .from('games')
      .where('id', game.id)
      .update({ created_at: nowMs - 1_000 * index })
  }
  const search = async (more: Partial<GameSearch>) =>
    (await open()).rankJoinable({ categoryIds: [categoryId], limit: 50, ...more })
  return { ids: idsOf(games), search }
}

test.group('A search', () => {
  test('finds {0} by {1}')
    .with([
      ['¿Qué SALSA prende la fiesta?', 'que salsa fiésta'],
      ['Straße oder Weg?', 'STRASSE straße'],
      ['Москва или Берлин?', 'москва'],
      ['東京と大阪、どっち？', '東京と大阪'],
      ['القهوة أم الشاي؟', 'القهوة'],
      ['Is 1e5 more than 3d or 0x1f?', '1e5 0x1f'],
      ['Win 100.5 or 7-11?', '100 11'],
      ['https://example.com/a?b=c or not?', 'example com'],
      ['𐐷𐐲𐑌𐐻 or 𝔘𝔫𝔦𝔠𝔬𝔡𝔢?', '𐐷𐐲𐑌𐐻 𝔘𝔫𝔦𝔠𝔬𝔡𝔢'],
    ] as [string, string][])
    .run(async ({ assert }, [text, asked]) => {
      const { ids, search } = await givenTexts(['Tea or coffee?', text])
      assert.deepEqual(await search({ text: asked }), ids.toReversed())
      assert.deepEqual(await search({ text: 'neither' }), ids)
    })

  test('takes whole words, and puts more of them first', async ({ assert }) => {
    const { ids, search } = await givenTexts(['Moonlight?', 'Moon?', 'Moon or stars?'])
    assert.deepEqual(await search({ text: 'moon stars' }), ids.toReversed())
    assert.deepEqual(await search({ text: 'MOONLIGHT' }), ids)
  })

  test('is no language of its own', async ({ assert }) => {
    const { ids, search } = await givenTexts(['Tea?', 'Moon or stars?'])
    for (const text of [
      ...[`"moon" OR tea'`, 'moon AND NOT stars', 'moon*', 'words: moon', 'id:moon', "'moon':*"],
      ...['moon & !stars', '(moon', 'NEAR(moon stars)', 'moon -stars', '^moon', 'moon \\ % _'],
    ]) {
      assert.sameMembers(await search({ text }), ids)
    }
    assert.deepEqual(await search({ text: ids[0] }), ids)
    for (const text of ['', ' ', '?!', '" \' --', 'a b c']) {
      assert.deepEqual(await search({ text }), ids)
    }
  })

  test('reckons with games of any age', async ({ assert }) => {
    const { ids, search } = await givenTexts(['Tea?', 'Moon?', 'Sun?'])
    const [tea, moon, sun] = ids as [string, string, string]
    await db.from('games').where('id', tea).update({ created_at: 0 })
    await db
      .from('games')
      .where('id', sun)
      .update({ created_at: clock.nowMs() + 60_000 })
    assert.deepEqual(await search({}), [sun, moon, tea])
  })

  test('follows every change of a game’s words', async ({ assert }) => {
    const { ids, search } = await givenTexts(['Tea?', 'Moon?'])
    const [tea, moon] = ids as [string, string]
    await db.from('games').where('id', moon).update({ search_text: 'sun' })
    assert.deepEqual(await search({ text: 'moon' }), [tea, moon])
    assert.deepEqual(await search({ text: 'sun' }), [moon, tea])
    await db.from('games').where('id', moon).update({ search_text: '' })
    assert.deepEqual(await search({ text: 'sun' }), [tea, moon])
    for (const state of ['ended', 'active']) {
      await db.from('games').where('id', moon).update({ state })
    }
    await db.from('games').where('id', moon).update({ search_text: 'sun' })
    assert.deepEqual(await search({ text: 'sun' }), [moon, tea])
    await db.from('games').where('id', moon).delete()
    assert.deepEqual(await search({ text: 'sun' }), [tea])
  })
})

test.group('What is played much', () => {
  test('comes before what is as new', async ({ assert }) => {
    const { ids, search } = await givenTexts(['Stars?', 'Moon?'])
    const [stars, moon] = ids as [string, string]
    assert.deepEqual(await search({}), [stars, moon])
    for (const side of ['A', 'B', 'A'] as const) await givenPlay(await createPlayer(), moon, side)
    await countPopularity(await openPlayed())
    assert.deepEqual(await search({}), [moon, stars])
    const [row] = await db.from('game_popularity').where('game_id', moon)
    assert.equal(row.plays, 3)
    assert.isEmpty(await db.from('game_popularity').where('game_id', stars))
    // A word found outweighs any number of plays that is likely.
    assert.deepEqual(await search({ text: 'stars' }), [stars, moon])
  })

  test('is counted again and again, by itself', async ({ assert }) => {
    const { ids } = await givenTexts(['Moon?'])
    for (const plays of [1, 2]) {
      await givenPlay(await createPlayer(), ids[0]!, 'A')
      await countPopularity(await openPlayed())
      const [row] = await db.from('game_popularity').where('game_id', ids[0]!)
      assert.equal(row.plays, plays)
    }
    assert.isTrue(schedules.some(({ job }) => job === CountPopularity))
  })
})

test.group('Words to search by', () => {
  test('are those that say most of an article, behind those of the text', async ({ assert }) => {
    const article = {
      title: 'The Ocean at night',
      description: 'What the night hides',
      text: `${'the and of '.repeat(500)} waves waves waves waves waves moon`,
      keywords: ['Océan', 'tide'],
    }
    const games = await open()
    assert.deepEqual(games.searchTerms({ text: 'Moon tide!', article }), [
      ...['moon', 'tide', 'ocean', 'night', 'waves', 'hides'],
    ])
    assert.deepEqual(games.searchTerms({}), [])
  })

  test('are twenty at most', async ({ assert }) => {
    const text = Array.from({ length: 300 }, (_, n) => `word${n}`).join(' ')
    const games = await open()
    assert.lengthOf(games.searchTerms({ article: { text } }), 20)
    assert.lengthOf(games.searchTerms({ text }), 20)
  })
})
