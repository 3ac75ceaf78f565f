import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/profiles'
const userOf = (id: string) => db.from('users').where({ id }).firstOrFail()

test.group('PATCH /v1/profiles', () => {
  test('changes what is given, answers with the whole profile, and leaves the rest', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const username = `Ñandú.${player.id.slice(-12)}`
    const changes = { username, profileColor: 'AB12ef', language: 'en-gb' }
    const response = await client.patch(PATH).bearerToken(player.accessToken).json(changes)
    response.assertStatus(200)
    const own = await client.get(PATH).bearerToken(player.accessToken)
    assert.deepEqual(response.body(), own.body())
    own.assertBodyContains({
      username,
      profileColor: 'ab12ef',
      language: 'en-gb',
      email: player.email,
      country: 'US',
      state: 'NY',
    })
  })

  test('changes nothing for a form that says nothing, or what no player may change', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const { updated_at: _, ...before } = await userOf(player.id)
    const forbidden = {
      id: 'x',
      email: 'other@example.com',
      emailVerified: true,
      status: 'blocked',
      roles: ['admin'],
      payoutEmail: 'other@example.com',
      adsDisabled: true,
      birthday_sealed: 'x',
    }
    for (const body of [{}, forbidden]) {
      const response = await client.patch(PATH).bearerToken(player.accessToken).json(body)
      response.assertStatus(200)
      const { updated_at: __, ...after } = await userOf(player.id)
      assert.deepEqual(after, before)
    }
  })

  test('keeps one’s own name in another spelling, and refuses somebody else’s', async ({
    client,
    assert,
  }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const rename = (username: string, more = {}) =>
      client
        .patch(PATH)
        .bearerToken(player.accessToken)
        .json({ username, ...more })
    ;(await rename(player.username.toUpperCase())).assertStatus(200)
    const refused = await rename(other.username.toUpperCase(), { profileColor: 'ffffff' })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_USERNAME_TAKEN', message: 'Username is taken' })
    const { username, profile_color: color } = await userOf(player.id)
    assert.equal(username, player.username.toUpperCase())
    assert.notEqual(color, 'ffffff')
  })

  test('gives a free name to one of many who want it at once', async ({ client, assert }) => {
    const players = await Promise.all(Array.from({ length: 16 }, () => createPlayer()))
    const username = `wanted_${players[0]!.id.slice(-12)}`
    const responses = await Promise.all(
      players.map(({ accessToken }) =>
        client.patch(PATH).bearerToken(accessToken).json({ username })
      )
    )
    const statuses = responses.map((response) => response.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      15
    )
  })

  test('refuses {field}: {value}')
    .with(
      (
        [
          ['username', ''],
          ['username', 'x'],
          ['username', 'a b'],
          ['username', 'admin'],
          ['username', 'аdmіn'],
          ['username', 'a\u0000b'],
          ['username', 'a\u202Eb'],
          ['username', '\ud800ab'],
          ['username', 7],
          ['username', 'x'.repeat(31)],
          ['profileColor', '#abcdef'],
          ['profileColor', 'abcde'],
          ['profileColor', 'red\u0000aa'],
          ['profileColor', 123456],
          ['language', 'klingon'],
          ['language', ['en-us']],
          ['usResidencyConfirmed', 'yes'],
          ['birthday', '17.5.1990'],
          ['birthday', '1990-02-30'],
          ['country', 'XX'],
          ['country', ''],
          ['country', 'US\u0000'],
          ['state', 'XX'],
          ['state', { $ne: 'NY' }],
        ] as const
      ).map(([field, value]) => ({ field, value }))
    )
    .run(async ({ client, assert }, { field, value }) => {
      const player = await createPlayer()
      const before = await userOf(player.id)
      const response = await client
        .patch(PATH)
        .bearerToken(player.accessToken)
        .json({ [field]: value, profileColor: field === 'profileColor' ? value : '010203' })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.deepEqual(await userOf(player.id), before)
    })

  test('is for signed-in players', async ({ client, assert }) => {
    const player = await createPlayer()
    const before = await userOf(player.id)
    const response = await client.patch(PATH).json({ profileColor: '010203' })
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED' })
    assert.deepEqual(await userOf(player.id), before)
  })
})
