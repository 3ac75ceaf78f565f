import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { personalData } from '#shared/privacy/personal_data'
import { givenCreator } from '#tests/fixtures/creators'
import { gif } from '#tests/fixtures/images'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { upload } from '#tests/helpers/uploads'

const PATH = '/v1/creators/creators'

test.group('GET /v1/creators/creators', () => {
  test('shows all of oneself first, and the faces of the others', async ({ client, assert }) => {
    const [me, other] = [await givenCreator('A paper'), await givenCreator('A studio')]
    await db.from('creators').where('user_id', other.id).update({ parent_id: me.id })
    const response = await client.get(PATH).bearerToken(me.accessToken)
    response.assertStatus(200)
    const [first, ...others] = response.body()
    assert.deepEqual(first, {
      id: me.id,
      userName: me.username,
      profileColor: '112233',
      avatar: null,
      partnerName: 'A paper',
      parentId: null,
      hostBps: null,
      isMe: true,
    })
    const face = { userName: other.username, profileColor: '112233', avatar: null }
    assert.deepInclude(others, { ...face, partnerName: 'A studio' })
    assert.isFalse(others.some(({ userName }: { userName: string }) => userName === me.username))
    for (const line of others) assert.notProperty(line, 'id')
  })

  test('leaves out whoever closed the account', async ({ client, assert }) => {
    const [me, gone] = [await givenCreator(), await givenCreator()]
    await db.transaction((trx) => personalData.erase(gone.id, trx))
    const names = (await client.get(PATH).bearerToken(me.accessToken))
      .body()
      .map(({ userName }: { userName: string }) => userName)
    assert.notInclude(names, gone.username)
    assert.notInclude(names, 'deleted')
  })

  test('is for creators', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    const player = await createPlayer()
    ;(await client.get(PATH).bearerToken(player.accessToken)).assertStatus(403)
  })
})

test.group('PATCH /v1/creators/creators', () => {
  test('changes what is sent, of oneself alone', async ({ client, assert }) => {
    const [me, other] = [await givenCreator('A paper'), await givenCreator()]
    const patch = (body: object) => client.patch(PATH).bearerToken(me.accessToken).json(body)
    const response = await patch({
      profileColor: 'ABCDEF',
      partnerName: 'X',
      hostBps: 9,
      id: other.id,
    })
    response.assertStatus(200)
    response.assertBodyContains({ id: me.id, userName: me.username, profileColor: 'abcdef' })
    ;(await patch({ userName: 'Nueva.Voz' })).assertBodyContains({
      userName: 'Nueva.Voz',
      profileColor: 'abcdef',
      partnerName: 'A paper',
      hostBps: null,
    })
    const [row] = await db.from('creators').where('user_id', other.id)
    assert.containsSubset(row, { user_name: other.username, profile_color: '112233' })
  })

  test('shows a picture of one’s own, and nobody else’s', async ({ client, assert }) => {
    const [me, other] = [await givenCreator(), await givenCreator()]
    const picture = async ({ accessToken }: TestPlayer) =>
      (await upload(client, accessToken, gif())).body() as { id: string; url: string }
    const [mine, next, foreign] = [await picture(me), await picture(me), await picture(other)]
    const patch = (avatarAssetId: string | null) =>
      client.patch(PATH).bearerToken(me.accessToken).json({ avatarAssetId, userName: 'Another' })
    const usesOf = async (id: string) => (await db.from('assets').where('id', id).first()).uses
    ;(await patch(mine.id)).assertBodyContains({ avatar: mine.url })
    ;(await patch(mine.id)).assertBodyContains({ avatar: mine.url })
    assert.equal(await usesOf(mine.id), 1)
    ;(await patch(next.id)).assertBodyContains({ avatar: next.url })
    assert.isNotNull((await db.from('assets').where('id', mine.id).first()).deleted_at)
    const refused = await patch(foreign.id)
    refused.assertStatus(404)
    assert.equal(await usesOf(next.id), 1)
    ;(await patch(null)).assertBodyContains({ avatar: null })
    assert.isNotNull((await db.from('assets').where('id', next.id).first()).deleted_at)
  })

  test('refuses {0}')
    .with([
      ['userName', { userName: 'a' }],
      ['userName', { userName: 'admin' }],
      ['userName', { userName: 'Sіdepick.Games' }],
      ['profileColor', { profileColor: '#abcdef' }],
      ['avatarAssetId', { avatarAssetId: 'mine' }],
    ] as [string, object][])
    .run(async ({ client }, [field, body]) => {
      const me = await givenCreator()
      const response = await client.patch(PATH).bearerToken(me.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    })

  test('does not know a creator without a record', async ({ client }) => {
    const { accessToken } = await createPlayer({ roles: ['creator'] })
    const patch = client.patch(PATH).bearerToken(accessToken).json({ profileColor: 'abcdef' })
    ;(await patch).assertStatus(404)
    ;(await client.patch(PATH).json({})).assertStatus(401)
  })
})
