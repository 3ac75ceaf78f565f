import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import type { StoredRole } from '#accounts/contract'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm } from '#tests/helpers/visitor'

const CONFIRM = '/auth/confirm_invite'

async function givenInvite(changes: { email?: string; roles?: StoredRole[] } = {}) {
  const inviter = await createPlayer({ roles: ['superadmin'] })
  const invite = {
    email: `i${newId()}@example.com`,
    roles: ['creator'] as StoredRole[],
    ...changes,
  }
  const issued = { purpose: 'invite', userId: null, issuedBy: inviter.id } as const
  return { ...invite, inviter, token: await givenToken({ ...issued, ...invite }) }
}

function answer(changes: Record<string, unknown> = {}) {
  const { username, password } = signUpForm()
  return { username, password, tosSigned: true, ...changes }
}

const userOf = (email: string) => db.from('users').where('email', email).first()

test.group('Confirming an invite', () => {
  test('makes a verified account with its roles, and signs it in', async ({ client, assert }) => {
    const { email, token, inviter } = await givenInvite({ roles: ['admin', 'creator'] })
    const form = answer({ token })
    const response = await client.post(CONFIRM).json(form)
    response.assertStatus(201)
    assert.sameMembers(response.body().roles, ['player', 'creator', 'admin'])
    response.assertBodyContains({ email, lastTosSigned: true })
    const own = await client.get('/v1/profiles').bearerToken(response.body().accessToken)
    own.assertBodyContains({ email, username: form.username, emailVerified: true })
    const { id } = await userOf(email)
    const roles = await db.from('user_roles').where('user_id', id)
    assert.isTrue(roles.every((role) => role.granted_by === inviter.id))
    assert.lengthOf(await db.from('terms_acceptances').where('user_id', id), 1)
    const [line] = await db.from('audit_log').where('target_id', id)
    assert.containsSubset(line, { actor_id: inviter.id, action: 'user.invite_confirmed' })
    assert.deepEqual(JSON.parse(line.after), { roles: ['admin', 'creator'] })
    const login = { email, password: form.password }
    ;(await client.post('/auth/login').json(login)).assertStatus(200)
  })

  test('takes the token as Bearer as well', async ({ client }) => {
    const { token } = await givenInvite()
    ;(await client.post(CONFIRM).bearerToken(token).json(answer())).assertStatus(201)
  })

  test('completes an account that began with an e-mail alone', async ({ client, assert }) => {
    const email = `${newId()}@example.com`
    const { userId } = (await client.post('/auth/quick_signup').json({ email })).body()
    const { token } = await givenInvite({ email })
    const form = answer({ token })
    const response = await client.post(CONFIRM).json(form)
    response.assertStatus(201)
    const own = await client.get('/v1/profiles').bearerToken(response.body().accessToken)
    own.assertBodyContains({ id: userId, username: form.username, emailVerified: true })
    const [account] = await db.from('ledger_accounts').where('user_id', userId)
    assert.equal(account.balance, game.points.signUpBonus)
    const links = await db.from('one_time_tokens').where('user_id', userId).whereNull('used_at')
    assert.isEmpty(links)
  })

  test('is done once', async ({ client, assert }) => {
    const { token, email } = await givenInvite()
    ;(await client.post(CONFIRM).json(answer({ token }))).assertStatus(201)
    const again = await client.post(CONFIRM).json(answer({ token }))
    again.assertStatus(410)
    again.assertBodyContains({ code: 'E_TOKEN_EXPIRED' })
    assert.lengthOf(await db.from('users').where('email', email), 1)
  })

  test('leaves the invite as it was when the username is taken', async ({ client, assert }) => {
    const { username } = await createPlayer()
    const { token, email } = await givenInvite()
    const refused = await client.post(CONFIRM).json(answer({ token, username }))
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_USERNAME_TAKEN' })
    assert.isNull(await userOf(email))
    ;(await client.post(CONFIRM).json(answer({ token }))).assertStatus(201)
  })

  test('gives nobody the roles whose e-mail has an account by then', async ({ client, assert }) => {
    const player = await createPlayer()
    const { token } = await givenInvite({ email: player.email, roles: ['admin'] })
    const refused = await client.post(CONFIRM).json(answer({ token }))
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_EMAIL_TAKEN' })
    assert.isEmpty(await db.from('user_roles').where('user_id', player.id))
    assert.isEmpty(await db.from('credentials').where('user_id', player.id))
  })

  test('is refused for {0}')
    .with([
      ['terms not accepted', { tosSigned: false }, 'tosSigned'],
      ['no username', { username: undefined }, 'username'],
      ['a weak password', { password: 'weak' }, 'password'],
      ['a common password', { password: 'Password1!' }, 'password'],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, changes, field]) => {
      const { token, email } = await givenInvite()
      const response = await client.post(CONFIRM).json(answer({ token, ...changes }))
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.isNull(await userOf(email))
    })

  test('wants a token that was mailed', async ({ client }) => {
    ;(await client.post(CONFIRM).json(answer())).assertStatus(401)
    for (const token of ['x', `it_${'A'.repeat(43)}`, `pt_${'A'.repeat(43)}`, "it_' or 1=1"]) {
      const response = await client.post(CONFIRM).json(answer({ token }))
      response.assertStatus(410)
      response.assertBodyContains({ code: 'E_TOKEN_EXPIRED' })
    }
  })
})
