import type { ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

interface Listed {
  games: { id: string }[]
  autofilledGames: { id: string }[]
}

const idsOf = (games: { id: string }[]) => games.map(({ id }) => id)
const allOf = ({ games, autofilledGames }: Listed) => idsOf([...games, ...autofilledGames])

/** Two games of the playlist, and three more of the same category that may fill it up. */
async function givenAutofilled() {
  const { id: categoryId } = await givenCategory()
  const own = [await givenGame({ categoryId }), await givenGame({ categoryId })]
  const more = []
  for (const text of ['Sun or rain?', 'Moon or stars?', 'Snow or sand?']) {
    more.push(await givenGame({ categoryId, text }))
  }
  const rules = { categoryIds: [categoryId], autofill: true }
  const creator = await createPlayer({ roles: ['creator'] })
  const playlist = await givenPlaylist({ creatorId: creator.id, gameIds: idsOf(own), rules })
  const widget = await givenWidget({ playlistId: playlist.id })
  return { categoryId, own, more, creator, playlist, path: `/v2/widgets/${widget.id}` }
}

test.group('GET /v2/widgets/{id}', () => {
  test('fills up behind the own games, up to the size', async ({ client, assert }) => {
    const { own, more, path } = await givenAutofilled()
    const all = (await client.get(path)).body().playlist
    assert.deepEqual(idsOf(all.games), idsOf(own))
    assert.sameMembers(idsOf(all.autofilledGames), idsOf(more))

    const three = (await client.get(path).qs({ size: 3 })).body().playlist
    assert.lengthOf(three.games, 2)
    assert.lengthOf(three.autofilledGames, 1)
    const one = (await client.get(path).qs({ size: 1 })).body().playlist
    assert.deepEqual(allOf(one), [own[0]?.id])
  })

  test('puts the requested game first, from wherever it comes', async ({ client, assert }) => {
    const { own, more, path } = await givenAutofilled()
    for (const wanted of [own[1], more[2]]) {
      const { playlist } = (await client.get(path).qs({ gameId: wanted?.id })).body()
      assert.equal(playlist.games[0].id, wanted?.id)
      assert.lengthOf(new Set(allOf(playlist)), allOf(playlist).length)
      assert.includeMembers(allOf(playlist), idsOf(own))
    }
    const versus = await client.get(path).qs({ versusId: own[1]?.id })
    assert.equal(versus.body().playlist.games[0].id, own[1]?.id)
  })

  test('leaves a requested game aside that is unknown or not for this widget', async ({
    client,
    assert,
  }) => {
    const { own, path } = await givenAutofilled()
    const foreign = await givenGame({ isPrivate: true })
    for (const gameId of [newId(), foreign.id]) {
      const { playlist } = (await client.get(path).qs({ gameId })).body()
      assert.deepEqual(idsOf(playlist.games), idsOf(own))
    }
  })

  test('takes the excluded categories out everywhere', async ({ client, assert }) => {
    const { categoryId, path } = await givenAutofilled()
    const { playlist } = (await client.get(path).qs({ excludedCategoryIds: categoryId })).body()
    assert.deepEqual(playlist.games, [])
    const found: { categoryId: string }[] = playlist.autofilledGames
    assert.notInclude(
      found.map((item) => item.categoryId),
      categoryId
    )
  })

  test('fills up with what the text and the preferred categories ask for', async ({
    client,
    assert,
  }) => {
    const { more, path } = await givenAutofilled()
    const { id: preferred } = await givenCategory()
    const liked = await givenGame({ categoryId: preferred, text: 'Moon or stars tonight?' })
    const qs = { text: 'MOON stars', preferredCategoryIds: `${preferred},${newId()}`, size: 4 }
    const { playlist } = (await client.get(path).qs(qs)).body()
    assert.equal(playlist.autofilledGames[0].id, liked.id)
    assert.include(idsOf(playlist.autofilledGames), String(more[1]?.id))
  })

  test('keeps to one category, and to games with a landscape video', async ({ client, assert }) => {
    const { own, categoryId, path } = await givenAutofilled()
    const { id: onlyCategoryId } = await givenCategory()
    const video = { landscapeVideoUrls: { mp4720: '/demo-media/wide.mp4' } }
    const other = await givenGame({ categoryId, ...video })
    const wide = await givenGame({ categoryId: onlyCategoryId, ...video })
    const tall = await givenGame({ categoryId: onlyCategoryId })
    const ask = async (qs: object) => allOf((await client.get(path).qs(qs)).body().playlist)
    assert.sameMembers(await ask({ onlyCategoryId, size: 9 }), [wide.id, tall.id])
    assert.deepEqual(await ask({ onlyCategoryId, landscape: true, size: 9 }), [wide.id])
    assert.deepEqual(await ask({ landscape: true, size: 9, gameId: own[0]!.id }), [other.id])
    for (const wrong of [{ onlyCategoryId: 'a' }, { landscape: 'wide' }]) {
      ;(await client.get(path).qs(wrong)).assertStatus(422)
    }
  })

  test('keeps to ads, states and a language when asked', async ({ client, assert }) => {
    const gameIds = idsOf([
      await givenGame({ isAd: true }),
      await givenGame({ startTimeMs: Date.now() + 60_000 }),
      await givenGame(),
    ])
    const playlist = await givenPlaylist({ gameIds })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const ask = async (qs: Record<string, string>) =>
      allOf((await client.get(`/v2/widgets/${id}`).qs(qs)).body().playlist)
    assert.equal((await ask({ isAd: 'true' }))[0], gameIds[0])
    assert.deepEqual(await ask({ isAd: 'false' }), gameIds.slice(1))
    assert.deepEqual(await ask({ state: 'new' }), [gameIds[1]])
    const { categoryId, path } = await givenAutofilled()
    const { id: spanishId } = await givenGame({ categoryId, language: 'es-mx' })
    const { playlist: spanish } = (await client.get(path).qs({ language: 'es-mx' })).body()
    assert.deepEqual(idsOf(spanish.autofilledGames), [spanishId])
  })

  test('fills up within the playlist’s categories, whatever is asked for: {0}')
    .with([
      ['a text', { text: 'moon' }],
      ['a language', { language: 'en-us' }],
      ['a category left out', { excludedCategoryIds: newId() }],
      ['a category nothing is of', { preferredCategoryIds: newId() }],
    ] as [string, object][])
    .run(async ({ client, assert }, [, qs]) => {
      const { more, path } = await givenAutofilled()
      const foreign = await givenGame({ text: 'Moon or stars?' })
      const { autofilledGames } = (await client.get(path).qs(qs)).body().playlist
      assert.sameMembers(idsOf(autofilledGames), idsOf(more))
      assert.notInclude(idsOf(autofilledGames), foreign.id)
    })

  test('fills up within the categories that the playlist has now', async ({ client, assert }) => {
    const { categoryId, more, path, playlist, creator } = await givenAutofilled()
    const { id: added } = await givenCategory()
    const { id } = await givenGame({ categoryId: added, text: 'Moon or stars?' })
    const asCreator = (request: ApiRequest) => request.bearerToken(creator.accessToken)
    const found = async () => {
      const response = await asCreator(client.get(path)).qs({ text: 'moon', size: 3 })
      return idsOf(response.body().playlist.autofilledGames)
    }
    assert.deepEqual(await found(), [more[1]?.id])
    await asCreator(client.patch(`/v1/creator/playlists/${playlist.id}`)).json({
      rules: { categoryIds: [categoryId, added] },
    })
    assert.deepEqual(await found(), [id])
  })

  test('says whether the list came from memory', async ({ client }) => {
    const { path } = await givenAutofilled()
    const ask = (text: string) => client.get(path).qs({ text })
    ;(await ask('sun')).assertHeader('x-article-cache-hit', 'false')
    ;(await ask('sun')).assertHeader('x-article-cache-hit', 'true')
    ;(await ask('rain')).assertHeader('x-article-cache-hit', 'false')
  })

  test('refuses what it cannot read', async ({ client }) => {
    const { path } = await givenAutofilled()
    const bad = {
      size: '101',
      gameId: 'x',
      text: 'x'.repeat(501),
      preferredCategoryIds: 'a,b',
      state: 'ended',
      isAd: 'maybe',
      language: 'fr',
    }
    for (const [field, value] of Object.entries(bad)) {
      const response = await client.get(path).qs({ [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    }
    const unknown = await client.get(`/v2/widgets/${newId()}`)
    unknown.assertStatus(404)
    unknown.assertBodyContains({ code: 'E_NOT_FOUND' })
  })
})
