import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/admin/profiles'
const anAdmin = () => createPlayer({ roles: ['admin'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

test.group('GET /v1/admin/profiles', () => {
  test('shows profiles newest first, page by page', async ({ client, assert }) => {
    const { accessToken } = await anAdmin()
    const mark = `of-${newId()}`
    const made = [
      await createPlayer({ mark }),
      await createPlayer({ mark }),
      await createPlayer({ mark }),
    ]
    const get = (query: object) =>
      client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ search: mark, ...query })
    const first = (await get({ limit: 2 })).body()
    const second = (await get({ limit: 1, start: first.next })).body()
    assert.deepEqual(idsOf([...first.items, ...second.items]), idsOf(made).toReversed())
  })

  test('finds and narrows', async ({ client, assert }) => {
    const [{ accessToken }, player] = [await anAdmin(), await createPlayer()]
    const get = (query: object) => client.get(PATH).bearerToken(accessToken).qs(query)
    for (const search of [player.id, player.email, player.username]) {
      assert.deepEqual(idsOf((await get({ search })).body().items), [player.id])
    }
    assert.deepEqual((await get({ search: player.id, status: 'blocked' })).body().items, [])
    for (const query of [{ limit: 101 }, { status: 'happy' }, { start: 'x' }]) {
      ;(await get(query)).assertStatus(422)
    }
  })
})

test.group('GET /v1/admin/profiles/{id}', () => {
  test('opens what is sealed, and keeps who looked', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await client
      .patch('/v1/personal-information')
      .bearerToken(player.accessToken)
      .json({ firstName: 'Anastasia', city: 'Ithaca' })
    const response = await client.get(`${PATH}/${player.id}`).bearerToken(admin.accessToken)
    response.assertStatus(200)
    response.assertBodyContains({
      id: player.id,
      email: player.email,
      status: 'active',
      distributorId: 'default',
      lastTosSigned: false,
      personalInformation: { firstName: 'Anastasia', city: 'Ithaca', taxFormStatus: 'none' },
    })
    const [line] = await auditOf(player.id)
    assert.containsSubset(line, { actorId: admin.id, action: 'profile.opened' })
    assert.notInclude(JSON.stringify(line), 'Anastasia')
  })

  test('does not know an unknown player', async ({ client }) => {
    const { accessToken } = await anAdmin()
    const response = await client.get(`${PATH}/${newId()}`).bearerToken(accessToken)
    response.assertStatus(404)
    response.assertBodyContains({ code: 'E_NOT_FOUND' })
  })
})

test.group('PATCH /v1/admin/profiles/{id}', () => {
  test('changes what is sent, a birthday too, and tells no secret to the log', async ({
    client,
    assert,
  }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const username = `n${newId().slice(-12)}`
    const changes = { username, profileColor: '0F766E', language: 'es-mx', adsDisabled: true }
    const response = await client
      .patch(`${PATH}/${player.id}`)
      .bearerToken(admin.accessToken)
      .json({ ...changes, birthday: '1980-02-29', taxFormStatus: 'received' })
    response.assertStatus(200)
    response.assertBodyContains({ ...changes, profileColor: '0f766e' })
    const shown = await client.get(`${PATH}/${player.id}`).bearerToken(admin.accessToken)
    shown.assertBodyContains({
      personalInformation: { birthday: '1980-02-29', taxFormStatus: 'received' },
    })
    const [line] = await auditOf(player.id)
    assert.containsSubset(line, {
      actorId: admin.id,
      action: 'profile.edited',
      before: { username: player.username, language: 'en-us', adsDisabled: false },
      after: { username, birthday: '(changed)', taxFormStatus: '(changed)' },
    })
    assert.notInclude(JSON.stringify(line), '1980-02-29')
  })

  test('takes an avatar away', async ({ client }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await db.from('users').where('id', player.id).update({ avatar: '/uploads/x.webp' })
    const response = await client
      .patch(`${PATH}/${player.id}`)
      .bearerToken(admin.accessToken)
      .json({ avatar: null })
    response.assertBodyContains({ avatar: null })
  })

  test('refuses a name that somebody has', async ({ client, assert }) => {
    const [admin, player, other] = [await anAdmin(), await createPlayer(), await createPlayer()]
    const response = await client
      .patch(`${PATH}/${player.id}`)
      .bearerToken(admin.accessToken)
      .json({ username: other.username.toUpperCase(), adsDisabled: true })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_USERNAME_TAKEN' })
    const [user] = await db.from('users').where('id', player.id)
    assert.isFalse(Boolean(user.ads_disabled))
    assert.deepEqual(await auditOf(player.id), [])
    const unknown = await client
      .patch(`${PATH}/${newId()}`)
      .bearerToken(admin.accessToken)
      .json({ adsDisabled: true })
    unknown.assertStatus(404)
  })

  test('refuses {0}')
    .with([
      ['a name that is none', { username: 'x' }, 'username'],
      ['an avatar by its address', { avatar: 'https://example.com/a.png' }, 'avatar'],
      ['a colour that is none', { profileColor: 'red' }, 'profileColor'],
      ['a language that we do not speak', { language: 'fr-fr' }, 'language'],
      ['a child', { birthday: '2020-01-01' }, 'birthday'],
      ['a day that never was', { birthday: '1990-02-30' }, 'birthday'],
      ['a truth in words', { adsDisabled: 'no' }, 'adsDisabled'],
      ['an unknown tax form', { taxFormStatus: 'lost' }, 'taxFormStatus'],
    ] as [string, object, string][])
    .run(async ({ client }, [, body, field]) => {
      const [admin, player] = [await anAdmin(), await createPlayer()]
      const response = await client
        .patch(`${PATH}/${player.id}`)
        .bearerToken(admin.accessToken)
        .json(body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    })
})
