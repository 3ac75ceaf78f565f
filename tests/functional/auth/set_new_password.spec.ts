import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { linkIdentity } from '#auth/actions/link_identity'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const SET_NEW = '/auth/reset_password/set_new'
const NEW = 'Another-horse-9'
const body = { new_password: NEW, confirm_password: NEW }

async function playerWithLink() {
  const player = await createPlayer()
  await givenPassword(player)
  const { id: userId, email } = player
  return { ...player, token: await givenToken({ purpose: 'reset_password', userId, email }) }
}

test.group('Setting a new password through the link', () => {
  test('replaces the password, verifies the address and ends every session', async ({
    client,
    assert,
  }) => {
    const player = await playerWithLink()
    const { email } = player
    const response = await client.post(SET_NEW).bearerToken(player.token).json(body)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { changed: true, email })

    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(401)
    const login = await client.post('/auth/login').json({ email, password: NEW })
    login.assertStatus(200)
    const own = await client.get('/v1/profiles').bearerToken(login.body().accessToken)
    own.assertBodyContains({ emailVerified: true })
    const [family] = await db
      .from('refresh_families')
      .where('user_id', player.id)
      .whereNotNull('revoked_at')
    assert.equal(family.revoked_because, 'password_reset')
  })

  test('works once, and ends the other links to one', async ({ client }) => {
    const { id: userId, email, token } = await playerWithLink()
    const other = await givenToken({ purpose: 'reset_password', userId, email })
    ;(await client.post(SET_NEW).bearerToken(token).json(body)).assertStatus(200)
    for (const dead of [token, other]) {
      const response = await client.post(SET_NEW).bearerToken(dead).json(body)
      response.assertStatus(410)
      response.assertBodyContains({ code: 'E_TOKEN_EXPIRED' })
    }
  })

  test('gives a player their first password who had none', async ({ client }) => {
    const { id: userId, email } = await createPlayer()
    const token = await givenToken({ purpose: 'reset_password', userId, email })
    ;(await client.post(SET_NEW).bearerToken(token).json(body)).assertStatus(200)
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('forgets accounts elsewhere that were linked to {0}')
    .with([
      ['an address nobody had proved', null, false, 0],
      ['a proved address: not those', 1, false, 1],
      ['a proved address, by whoever held a session', 1, true, 0],
    ] as [string, number | null, boolean, number][])
    .run(async ({ client, assert }, [, verifiedAt, joined, left]) => {
      const player = await playerWithLink()
      await db.from('users').where('id', player.id).update({ email_verified_at: verifiedAt })
      const person = { provider: 'google', subject: player.id } as const
      await db.transaction((trx) =>
        linkIdentity(person, player.id, trx, { joinedBySession: joined })
      )
      ;(await client.post(SET_NEW).bearerToken(player.token).json(body)).assertStatus(200)
      const linked = await db.from('social_identities').where('user_id', player.id)
      assert.lengthOf(linked, left)
    })

  test('lets somebody in again who had guessed too often', async ({ client }) => {
    const { email, token } = await playerWithLink()
    const guess = { email, password: 'Wrong-one-1' }
    for (let n = 0; n < 5; n++) await client.post('/auth/login').json(guess)
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(429)
    ;(await client.post(SET_NEW).bearerToken(token).json(body)).assertStatus(200)
    ;(await client.post('/auth/login').json({ email, password: NEW })).assertStatus(200)
  })

  test('leaves the link as it was when the password is not good: {0}')
    .with([
      ['too weak', { new_password: 'short', confirm_password: 'short' }, 'new_password'],
      ['common', { new_password: 'Password1!', confirm_password: 'Password1!' }, 'new_password'],
      ['missing', {}, 'new_password'],
      ['not repeated', { new_password: NEW, confirm_password: `${NEW}!` }, 'confirm_password'],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, bad, field]) => {
      const { token } = await playerWithLink()
      const response = await client.post(SET_NEW).bearerToken(token).json(bad)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
      assert.equal(response.body().errors[0].field, field)
      ;(await client.post(SET_NEW).bearerToken(token).json(body)).assertStatus(200)
    })

  test('is over when the account is {0} by then')
    .with([
      ['blocked', { status: 'blocked' }],
      ['deleted', { status: 'deleted' }],
      ['another address', { email: 'moved' }],
    ] as [string, Record<string, string>][])
    .run(async ({ client, assert }, [, change]) => {
      const player = await playerWithLink()
      const changed = change.email ? { email: `moved-${player.email}` } : change
      await db.from('users').where('id', player.id).update(changed)
      const before = await db.from('credentials').where('user_id', player.id).first()
      const response = await client.post(SET_NEW).bearerToken(player.token).json(body)
      response.assertStatus(410)
      const after = await db.from('credentials').where('user_id', player.id).first()
      assert.equal(after.password_hash, before.password_hash)
      const { email_verified_at: verifiedAt } = await db
        .from('users')
        .where('id', player.id)
        .first()
      assert.isNull(verifiedAt)
    })
})
