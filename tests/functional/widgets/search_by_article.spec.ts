import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'

const idsOf = (games: { id: string }[]) => games.map(({ id }) => id)

/** Words that no other test's games hold. */
const word = () => `w${newId().replaceAll('-', '')}`

/** A widget of one game, filled up from everywhere, and games for whoever asks for their words. */
async function givenWords(words: string[]) {
  const own = await givenGame()
  const playlist = await givenPlaylist({ gameIds: [own.id], rules: { autofill: true } })
  const widget = await givenWidget({ playlistId: playlist.id })
  const games = []
  for (const text of words) games.push(await givenGame({ text: `${text} or not?` }))
  return { own, games: idsOf(games), path: `/v2/widgets/${widget.id}` }
}

test.group('POST /v2/widgets/{id}', () => {
  test('puts first what the article is about', async ({ client, assert }) => {
    const [much, some] = [word(), word()]
    const { own, games, path } = await givenWords([some, much])
    const context = {
      url: 'http://127.0.0.1:1/never-asked',
      title: `On ${much.toUpperCase()}`,
      description: 'The one and the other',
      text: `${some} `.repeat(3),
      keywords: [much],
    }
    const response = await client.post(path).json({ context, size: 3 })
    response.assertStatus(200)
    const { playlist, gamePlays } = response.body()
    assert.deepEqual(idsOf(playlist.games), [own.id])
    assert.sameMembers(idsOf(playlist.autofilledGames), games)
    assert.deepEqual(gamePlays, [])
    const first = await client.post(path).json({ context: { title: much }, size: 2 })
    assert.deepEqual(idsOf(first.body().playlist.autofilledGames), [games[1]])
  })

  test('takes the text beside it, and the choice in the query', async ({ client, assert }) => {
    const [typed, read] = [word(), word()]
    const { games, path } = await givenWords([typed, read])
    const body = { text: typed, size: 2 }
    const byText = await client.post(path).json(body)
    assert.deepEqual(idsOf(byText.body().playlist.autofilledGames), [games[0]])
    const { id: categoryId } = await givenCategory()
    const liked = await givenGame({ categoryId, text: `${read} or not?` })
    const both = { context: { text: read }, text: read, size: 3 }
    const preferred = await client
      .post(path)
      .qs({ preferredCategoryIds: categoryId, gameId: liked.id })
      .json({ ...both, size: 2 })
    assert.equal(preferred.body().playlist.games[0].id, liked.id)
    const without = await client.post(path).qs({ excludedCategoryIds: categoryId }).json(both)
    assert.notInclude(idsOf(without.body().playlist.autofilledGames), liked.id)
  })

  test('ranks once for all who read the article', async ({ client, assert }) => {
    const asked = word()
    const { own, games, path } = await givenWords([asked, asked])
    const context = { title: asked, text: 'It was read by many' }
    const ask = (gameId?: string, body: object = { context, size: 3 }) =>
      client
        .post(path)
        .qs(gameId ? { gameId } : {})
        .json(body)
    ;(await ask()).assertHeader('x-article-cache-hit', 'false')
    ;(await ask()).assertHeader('x-article-cache-hit', 'true')
    // Another answer of the same ranking: a game that is over meanwhile is not in it, and others take its place.
    await db.from('games').where('id', games[0]!).update({ state: 'ended' })
    const again = await ask(own.id)
    again.assertHeader('x-article-cache-hit', 'true')
    const listed = idsOf(again.body().playlist.autofilledGames)
    assert.equal(listed[0], games[1])
    assert.lengthOf(listed, 2)
    assert.notInclude(listed, games[0]!)
    for (const other of [
      { context: { ...context, title: `${asked} again` }, size: 3 },
      { context, size: 4 },
      { text: asked, size: 3 },
    ]) {
      ;(await ask(undefined, other)).assertHeader('x-article-cache-hit', 'false')
    }
    const untitled = {
      context: { title: ` ${asked.toUpperCase()}! `, text: 'it WAS read, by many.' },
    }
    ;(await ask(undefined, { ...untitled, size: 3 })).assertHeader('x-article-cache-hit', 'true')
  })

  test('searches for something harmless where the text offends', async ({ client, assert }) => {
    const { path } = await givenWords([word()])
    const profane = await givenGame({ text: 'Shit or bullshit?' })
    await db.from('games').where('id', profane.id).update({ created_at: 0 })
    const response = await client.post(path).json({ text: 'sh1t', size: 2 })
    response.assertStatus(200)
    assert.notInclude(idsOf(response.body().playlist.autofilledGames), profane.id)
    const get = await client.get(path).qs({ text: 'shit', size: 2 })
    assert.notInclude(idsOf(get.body().playlist.autofilledGames), profane.id)
  })

  test('answers without anything asked', async ({ client, assert }) => {
    const { own, path } = await givenWords([])
    const url = 'https://news.example/story'
    for (const body of [
      {},
      { context: {} },
      { context: { url }, text: '' },
      { context: { keywords: [] }, text: '?' },
    ]) {
      const response = await client.post(path).json(body)
      response.assertStatus(200)
      assert.equal(response.body().playlist.games[0].id, own.id)
    }
  })

  test('takes whatever stands on a page', async ({ client }) => {
    const { path } = await givenWords([])
    const long = ['字'.repeat(20_000), 'x'.repeat(20_000), `${'é'.repeat(70)} `.repeat(280)]
    for (const text of [...Object.values(HOSTILE_TEXTS), ...long]) {
      const title = text.slice(0, 500)
      const context = { text, title, keywords: [text.slice(0, 100)] }
      ;(await client.post(path).json({ context, text: title })).assertStatus(200)
    }
  })

  test('refuses {0}')
    .with([
      ['an article that is too long', { context: { text: 'x'.repeat(20_001) } }],
      ['keywords that are none', { context: { keywords: 'moon' } }],
      ['too many keywords', { context: { keywords: Array(51).fill('x') } }],
      ['a text that is too long', { text: 'x'.repeat(501) }],
      ['an article that is none', { context: 'moon' }],
      ['a title that is none', { context: { title: { $ne: 1 } } }],
      ['a size above the limit', { size: 101 }],
      ['a size of nothing', { size: 0 }],
      ['a part of a size', { size: 1.5 }],
      ['a size in words', { size: '3' }],
    ] as [string, object][])
    .run(async ({ client }, [, body]) => {
      const { path } = await givenWords([])
      const response = await client.post(path).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })

  test('knows no widget that is not there', async ({ client }) => {
    const unknown = await client.post(`/v2/widgets/${newId()}`).json({ text: 'moon' })
    unknown.assertStatus(404)
    const { path } = await givenWords([])
    ;(await client.post(path).qs({ gameId: 'x' }).json({})).assertStatus(422)
  })
})
