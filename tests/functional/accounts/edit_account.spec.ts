import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { linkIdentity } from '#auth/actions/link_identity'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { givenToken, linkIn } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, visitor } from '#tests/helpers/visitor'

const pathOf = ({ id }: { id: string }) => `/admin/auth/users/${id}`
const anAdmin = () => createPlayer({ roles: ['admin'] })

test.group('PATCH /admin/auth/users/{id}', () => {
  test('changes what is sent, and leaves the rest', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const address = visitor()
    const response = await client
      .patch(pathOf(player))
      .bearerToken(admin.accessToken)
      .headers(address)
      .json({ emailVerified: true, payoutEmail: ' Pay@Example.com ', state: 'CA' })
    response.assertStatus(200)
    const { email, id } = player
    const changed = { emailVerified: true, payoutEmail: 'pay@example.com', state: 'CA' }
    response.assertBodyContains({ id, email, country: 'US', status: 'active', ...changed })

    const [line] = await auditOf(player.id)
    assert.equal(line?.actorId, admin.id)
    assert.equal(line?.ip, address['x-forwarded-for'])
    assert.isNotEmpty(line?.requestId)
    assert.deepEqual(line?.before, { emailVerified: false, state: 'NY', payoutEmail: null })
    assert.deepEqual(line?.after, {
      emailVerified: true,
      state: 'CA',
      payoutEmail: 'p***@example.com',
    })
  })

  test('writes no line where nothing changed', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const same = { email: player.email, state: 'NY', status: 'active' }
    const response = await client.patch(pathOf(player)).bearerToken(admin.accessToken).json(same)
    response.assertStatus(200)
    assert.deepEqual(await auditOf(player.id), [])
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
  })

  test('blocks: every session ends, and none begins', async ({ client, assert }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await givenPassword(player)
    const edit = (status: string) =>
      client.patch(pathOf(player)).bearerToken(admin.accessToken).json({ status })
    ;(await edit('blocked')).assertStatus(200)
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    const logIn = () => client.post('/auth/login').json({ email: player.email, password: PASSWORD })
    const refused = await logIn()
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'E_BLOCKED' })
    const [family] = await db.from('refresh_families').where('user_id', player.id)
    assert.isNotNull(family.revoked_at)

    ;(await edit('active')).assertStatus(200)
    ;(await logIn()).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    assert.lengthOf(await auditOf(player.id), 2)
  })

  test('gives another e-mail: sessions and old links end, both boxes hear of it', async ({
    client,
    assert,
  }) => {
    const [admin, player] = [await anAdmin(), await createPlayer({ emailVerified: true })]
    const [mailbox, email] = [await openMailbox(), `n${newId()}@example.com`]
    const token = await givenToken({
      purpose: 'reset_password',
      userId: player.id,
      email: player.email,
    })
    const person = { provider: 'google', subject: player.id } as const
    await db.transaction((trx) => linkIdentity(person, player.id, trx))
    const response = await client
      .patch(pathOf(player))
      .bearerToken(admin.accessToken)
      .json({ email })
    response.assertStatus(200)
    response.assertBodyContains({ email, emailVerified: false })
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    const late = await client.post('/auth/reset_password/verify_token').bearerToken(token)
    late.assertStatus(410)
    assert.isEmpty(await db.from('social_identities').where('user_id', player.id))

    await drainOutbox()
    assert.lengthOf(await mailbox.to(player.email), 1)
    const [mail] = await mailbox.to(email)
    const link = linkIn(mail?.text)
    assert.equal(link.pathname, '/verify_email')
    const verified = await client
      .post('/auth/verify_email')
      .bearerToken(link.searchParams.get('token')!)
    verified.assertStatus(200)

    const [line] = await auditOf(player.id)
    assert.notInclude(JSON.stringify(line), email)
    assert.notInclude(JSON.stringify(line), player.email)
  })

  test('gives another e-mail before there is a password: the new box can choose it', async ({
    client,
    assert,
  }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    await db.from('users').where('id', player.id).update({ status: 'pending' })
    const [mailbox, email] = [await openMailbox(), `n${newId()}@example.com`]
    await client.patch(pathOf(player)).bearerToken(admin.accessToken).json({ email })
    await drainOutbox()
    const [mail, ...more] = await mailbox.to(email)
    assert.isEmpty(more)
    const token = linkIn(mail?.text).searchParams.get('token')!
    const body = { new_password: PASSWORD, confirm_password: PASSWORD }
    const set = await client.post('/auth/reset_password/set_new').bearerToken(token).json(body)
    set.assertStatus(200)
    const login = await client.post('/auth/login').json({ email, password: PASSWORD })
    login.assertStatus(200)
  })

  test('leaves the old state behind with the old country', async ({ client }) => {
    const [admin, player] = [await anAdmin(), await createPlayer()]
    const edit = (body: object) =>
      client.patch(pathOf(player)).bearerToken(admin.accessToken).json(body)
    ;(await edit({ country: 'MX' })).assertBodyContains({ country: 'MX', state: null })
    ;(await edit({ state: 'TX' })).assertStatus(422)
    ;(await edit({ country: 'US', state: 'TX' })).assertBodyContains({ state: 'TX' })
    ;(await edit({ state: 'ZZ' })).assertBodyContains({ errors: [{ field: 'state' }] })
  })

  test('refuses an e-mail that somebody has', async ({ client, assert }) => {
    const [admin, player, other] = [await anAdmin(), await createPlayer(), await createPlayer()]
    const response = await client
      .patch(pathOf(player))
      .bearerToken(admin.accessToken)
      .json({ email: other.email, status: 'blocked' })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_EMAIL_TAKEN' })
    const [user] = await db.from('users').where('id', player.id)
    assert.containsSubset(user, { email: player.email, status: 'active' })
    assert.deepEqual(await auditOf(player.id), [])
  })

  test('does not know an unknown or deleted account', async ({ client }) => {
    const [admin, gone] = [await anAdmin(), await createPlayer()]
    await db.from('users').where('id', gone.id).update({ status: 'deleted' })
    for (const account of [{ id: newId() }, gone]) {
      const response = await client
        .patch(pathOf(account))
        .bearerToken(admin.accessToken)
        .json({ status: 'blocked' })
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })

  test('refuses {0}')
    .with([
      ['what is no e-mail', { email: 'ana' }, 'email'],
      ['an empty e-mail', { email: '' }, 'email'],
      ['a status that is not for it', { status: 'pending' }, 'status'],
      ['a truth in words', { emailVerified: 'true' }, 'emailVerified'],
      ['a payout e-mail that is none', { payoutEmail: 'ana' }, 'payoutEmail'],
      ['a state that is no text', { state: 7 }, 'state'],
    ] as [string, object, string][])
    .run(async ({ client }, [, body, field]) => {
      const [admin, player] = [await anAdmin(), await createPlayer()]
      const response = await client.patch(pathOf(player)).bearerToken(admin.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    })

  test('changes no role, whoever asks', async ({ client, assert }) => {
    const [superadmin, player] = [
      await createPlayer({ roles: ['superadmin'] }),
      await createPlayer(),
    ]
    const response = await client
      .patch(pathOf(player))
      .bearerToken(superadmin.accessToken)
      .json({ roles: ['admin'], role: 'admin' })
    response.assertStatus(200)
    assert.deepEqual(response.body().roles, ['player'])
    assert.deepEqual(await db.from('user_roles').where('user_id', player.id), [])
  })
})
