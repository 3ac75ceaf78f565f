import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const pathOf = ({ id }: { id: string }) => `/v1/creator/playlists/${id}`
const aCreator = () => createPlayer({ roles: ['creator'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A playlist of the creator's that fills up from a category of its own. */
async function givenFilled({ id: creatorId }: TestPlayer) {
  const { id: categoryId } = await givenCategory()
  const [own, other] = [await givenGame({ categoryId }), await givenGame({ categoryId })]
  const rules = { categoryIds: [categoryId], autofill: true }
  const playlist = await givenPlaylist({ creatorId, gameIds: [own.id], rules })
  return { playlist, own, other, categoryId }
}

test.group('PATCH /v1/creator/playlists/{id}', () => {
  test('changes what is sent, rule by rule, and leaves the rest', async ({ client, assert }) => {
    const creator = await aCreator()
    const { playlist, own, categoryId } = await givenFilled(creator)
    const patch = (body: object) =>
      client.patch(pathOf(playlist)).bearerToken(creator.accessToken).json(body)
    const response = await patch({ name: 'Another', rules: { keywords: ['tea'], isAd: true } })
    response.assertStatus(200)
    const rules = { categoryIds: [categoryId], keywords: ['tea'], language: null }
    response.assertBodyContains({
      name: 'Another',
      distributorId: 'default',
      gameIds: [own.id],
      rules: { ...rules, autofill: true, isAd: true },
      active: true,
    })
    const same = await patch({})
    assert.deepEqual(same.body(), response.body())
  })

  test('is seen at once where the playlist is played', async ({ client, assert }) => {
    const creator = await aCreator()
    const [before, after] = [await givenGame(), await givenGame()]
    const playlist = await givenPlaylist({ creatorId: creator.id, gameIds: [before.id] })
    const widget = await givenWidget({ playlistId: playlist.id })
    const games = async () => {
      const { accessToken } = await createPlayer()
      const response = await client.get(`/v1/widgets/${widget.id}`).bearerToken(accessToken)
      return response.status() === 200 ? idsOf(response.body().playlist.games) : response.status()
    }
    assert.deepEqual(await games(), [before.id])
    const patch = (body: object) =>
      client.patch(pathOf(playlist)).bearerToken(creator.accessToken).json(body)
    ;(await patch({ gameIds: [after.id, before.id] })).assertStatus(200)
    assert.deepEqual(await games(), [after.id, before.id])
    ;(await patch({ gameIds: [] })).assertStatus(200)
    assert.deepEqual(await games(), [])
    ;(await patch({ active: false })).assertBodyContains({ active: false })
    assert.equal(await games(), 404)
    ;(await patch({ active: true })).assertBodyContains({ active: true })
    assert.deepEqual(await games(), [])
  })

  test('keeps a game that is gone by now, and takes no new one', async ({ client, assert }) => {
    const creator = await aCreator()
    const [gone, lost] = [await givenGame(), await givenGame()]
    const playlist = await givenPlaylist({ creatorId: creator.id, gameIds: [gone.id] })
    await db.from('games').whereIn('id', [gone.id, lost.id]).update({ deleted_at: 1 })
    const patch = (gameIds: string[]) =>
      client.patch(pathOf(playlist)).bearerToken(creator.accessToken).json({ gameIds })
    const more = await givenGame()
    const response = await patch([more.id, gone.id])
    response.assertStatus(200)
    assert.deepEqual(response.body().gameIds, [more.id, gone.id])
    const refused = await patch([gone.id, lost.id])
    refused.assertStatus(422)
    refused.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'gameIds.1' }] })
  })

  test('ends as one of the lists that were sent at once', async ({ client, assert }) => {
    const creator = await aCreator()
    const games = [await givenGame(), await givenGame(), await givenGame()].map(({ id }) => id)
    const playlist = await givenPlaylist({ creatorId: creator.id })
    const lists = [games, games.toReversed(), games.slice(1), games.slice(0, 1)]
    const answers = await Promise.all(
      [...lists, ...lists].map((gameIds) =>
        client.patch(pathOf(playlist)).bearerToken(creator.accessToken).json({ gameIds })
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    const { gameIds } = (await client.get(pathOf(playlist)).bearerToken(creator.accessToken)).body()
    assert.deepInclude(lists, gameIds)
  })

  test("does not know another one's, and leaves it alone", async ({ client, assert }) => {
    const [creator, other] = [await aCreator(), await givenPlaylist()]
    for (const id of [other.id, newId(), 'x']) {
      const path = pathOf({ id })
      const edited = await client.patch(path).bearerToken(creator.accessToken).json({ name: 'x' })
      edited.assertStatus(404)
      ;(await client.post(`${path}/refresh`).bearerToken(creator.accessToken)).assertStatus(404)
    }
    assert.equal((await db.from('playlists').where('id', other.id).first()).name, other.name)
  })

  test('refuses what it cannot read', async ({ client }) => {
    const creator = await aCreator()
    const playlist = await givenPlaylist({ creatorId: creator.id })
    const bad = { name: '', gameIds: [7], active: 'no', distributorId: '' }
    for (const [field, value] of Object.entries(bad)) {
      const response = await client
        .patch(pathOf(playlist))
        .bearerToken(creator.accessToken)
        .json({ [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    }
  })
})

test.group('POST /v1/creator/playlists/{id}/refresh', () => {
  test('finds the games again, long before they are too old', async ({ client, assert }) => {
    const creator = await aCreator()
    const { playlist, other, categoryId } = await givenFilled(creator)
    const refresh = () =>
      client.post(`${pathOf(playlist)}/refresh`).bearerToken(creator.accessToken)
    const first = await refresh()
    first.assertStatus(200)
    assert.deepEqual(first.body().autofilledGameIds, [other.id])
    const later = await givenGame({ categoryId })
    assert.sameMembers((await refresh()).body().autofilledGameIds, [other.id, later.id])
  })

  test('leaves a playlist empty that is not filled up', async ({ client, assert }) => {
    const creator = await aCreator()
    const { playlist } = await givenFilled(creator)
    const asCreator = { path: pathOf(playlist), token: creator.accessToken }
    await client.post(`${asCreator.path}/refresh`).bearerToken(asCreator.token)
    const rules = { autofill: false }
    const off = await client.patch(asCreator.path).bearerToken(asCreator.token).json({ rules })
    assert.deepEqual(off.body().autofilledGameIds, [])
    const response = await client.post(`${asCreator.path}/refresh`).bearerToken(asCreator.token)
    response.assertStatus(200)
    assert.deepEqual(response.body().autofilledGameIds, [])
  })
})
