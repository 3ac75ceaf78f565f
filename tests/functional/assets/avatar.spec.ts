import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { gif } from '#tests/fixtures/images'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { filesOf, upload } from '#tests/helpers/uploads'

interface Uploaded {
  id: string
  url: string
}

const newAsset = async (client: ApiClient, player: TestPlayer): Promise<Uploaded> =>
  (await upload(client, player.accessToken, gif())).body()

const show = (client: ApiClient, player: TestPlayer, avatarAssetId: string | null) =>
  client.patch('/v1/profiles').bearerToken(player.accessToken).json({ avatarAssetId })

const remove = (client: ApiClient, player: TestPlayer, id: string) =>
  client.delete(`/v1/assets/${id}`).bearerToken(player.accessToken)

const statusOf = async (url: string) => (await fetch(new URL(url, process.env.APP_URL))).status

test.group('The avatar', () => {
  test('is the picture one chose, for everybody to see', async ({ client }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const { id, url } = await newAsset(client, player)
    const response = await show(client, player, id.toUpperCase())
    response.assertStatus(200)
    response.assertBodyContains({ avatar: url })
    const seen = await client.get(`/v1/profiles/${player.id}`).bearerToken(other.accessToken)
    seen.assertBodyContains({ avatar: url })
    ;(await show(client, player, id)).assertBodyContains({ avatar: url })
  })

  test('cannot be deleted while it is shown', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id, url } = await newAsset(client, player)
    await show(client, player, id)
    const response = await remove(client, player, id)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_IN_USE', message: 'Could not delete avatar' })
    await drainOutbox()
    assert.equal(await statusOf(url), 200)
  })

  test('goes, with its file, when it is taken away or replaced', async ({ client, assert }) => {
    const player = await createPlayer()
    const [first, second] = [await newAsset(client, player), await newAsset(client, player)]
    await show(client, player, first.id)
    ;(await show(client, player, second.id)).assertBodyContains({ avatar: second.url })
    await drainOutbox()
    assert.deepEqual([await statusOf(first.url), await statusOf(second.url)], [404, 200])
    const none = await show(client, player, null)
    none.assertBodyContains({ avatar: null })
    await drainOutbox()
    assert.equal(await statusOf(second.url), 404)
    assert.isEmpty(filesOf(player.id))
    ;(await show(client, player, first.id)).assertStatus(404)
  })

  test('goes, with its file, when an admin takes it away', async ({ client, assert }) => {
    const [player, admin] = [await createPlayer(), await createPlayer({ roles: ['admin'] })]
    const { id, url } = await newAsset(client, player)
    await show(client, player, id)
    const response = await client
      .patch(`/v1/admin/profiles/${player.id}`)
      .bearerToken(admin.accessToken)
      .json({ avatar: null })
    response.assertBodyContains({ avatar: null })
    await drainOutbox()
    assert.equal(await statusOf(url), 404)
    assert.isEmpty(filesOf(player.id))
    ;(await show(client, player, id)).assertStatus(404)
  })

  test('is one’s own picture, and nothing else of the form is kept otherwise', async ({
    client,
    assert,
  }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const { id } = await newAsset(client, other)
    const before = await db.from('users').where({ id: player.id }).firstOrFail()
    for (const avatarAssetId of [id, '019aa000-0000-7000-8000-000000000000']) {
      const response = await client
        .patch('/v1/profiles')
        .bearerToken(player.accessToken)
        .json({ avatarAssetId, profileColor: '010203' })
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
    ;(await show(client, player, 'x')).assertStatus(422)
    assert.deepEqual(await db.from('users').where({ id: player.id }).firstOrFail(), before)
    ;(await remove(client, other, id)).assertStatus(200)
  })

  test('is one of many chosen at once, and the others are gone', async ({ client, assert }) => {
    const player = await createPlayer()
    const assets = await Promise.all(Array.from({ length: 8 }, () => newAsset(client, player)))
    await Promise.all(assets.map(({ id }) => show(client, player, id)))
    const alive = await db.from('assets').where('owner_id', player.id).whereNull('deleted_at')
    const { avatar_asset_id: shown } = await db.from('users').where({ id: player.id }).firstOrFail()
    assert.deepEqual(
      alive.map(({ id, uses }) => [id, uses]),
      [[shown, 1]]
    )
  })

  test('is whole, or not there, when it is chosen and deleted at once', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    for (let round = 0; round < 8; round++) {
      const { id } = await newAsset(client, player)
      const [shown, removed] = await Promise.all([
        show(client, player, id),
        remove(client, player, id),
      ])
      const statuses = [shown.status(), removed.status()]
      assert.include(['200,409', '404,200'], statuses.join())
    }
  })
})

test.group('One’s own files', () => {
  test('are deleted once, and their file with them', async ({ client, assert }) => {
    const player = await createPlayer()
    const { id, url } = await newAsset(client, player)
    const response = await remove(client, player, id)
    response.assertStatus(200)
    response.assertBody({ deleted: true })
    await drainOutbox()
    assert.equal(await statusOf(url), 404)
    ;(await remove(client, player, id)).assertStatus(404)
    const read = await client.get(`/v1/assets/${id}`).bearerToken(player.accessToken)
    read.assertStatus(404)
  })

  test('are nobody else’s, but for an admin who looks', async ({ client, assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const admin = await createPlayer({ roles: ['admin'] })
    const { id } = await newAsset(client, player)
    const read = (who: TestPlayer) => client.get(`/v1/assets/${id}`).bearerToken(who.accessToken)
    ;(await read(other)).assertStatus(404)
    ;(await read(admin)).assertStatus(200)
    ;(await remove(client, other, id)).assertStatus(404)
    ;(await remove(client, admin, id)).assertStatus(404)
    ;(await client.get(`/v1/assets/${id}`)).assertStatus(401)
    ;(await client.delete(`/v1/assets/${id}`)).assertStatus(401)
    assert.lengthOf(filesOf(player.id), 1)
  })
})

test.group('The default avatar', () => {
  test('is a picture of nobody', async ({ client, assert }) => {
    const response = await client.get('/assets/default-avatar.svg')
    response.assertStatus(200)
    assert.equal(response.header('content-type'), 'image/svg+xml')
    assert.include(String(response.header('content-security-policy')), 'sandbox')
  })
})
