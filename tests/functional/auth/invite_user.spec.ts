import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { linkIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm } from '#tests/helpers/visitor'

const PATH = '/admin/auth/invite'
const anEmail = () => `i${newId()}@example.com`

test.group('POST /admin/auth/invite', () => {
  test('mails a link that makes an account with the roles', async ({ client, assert }) => {
    const [mailbox, admin, email] = [
      await openMailbox(),
      await createPlayer({ roles: ['admin'] }),
      anEmail(),
    ]
    const response = await client
      .post(PATH)
      .bearerToken(admin.accessToken)
      .json({ email: ` ${email.toUpperCase()} `, roles: ['creator'], language: 'es-mx' })
    response.assertStatus(201)
    response.assertBodyContains({ email, roles: ['creator'] })

    await drainOutbox()
    const [mail] = await mailbox.to(email)
    assert.match(String(mail?.subject), /invitación/)
    const link = linkIn(mail?.text)
    assert.equal(link.pathname, '/auth/signup/username')

    const { username, password, tosSigned } = signUpForm()
    const joined = await client
      .post('/auth/confirm_invite')
      .json({ token: link.searchParams.get('invite'), username, password, tosSigned })
    joined.assertStatus(201)
    joined.assertBodyContains({ email, roles: ['player', 'creator'] })
    const [user] = await db.from('users').where('email', email)
    const [role] = await db.from('user_roles').where('user_id', user.id)
    assert.equal(role.granted_by, admin.id)
    assert.lengthOf(await db.from('creators').where('user_id', user.id), 1)
  })

  test('replaces an earlier invite to the same address', async ({ client, assert }) => {
    const [mailbox, { accessToken }, email] = [
      await openMailbox(),
      await createPlayer({ roles: ['admin'] }),
      anEmail(),
    ]
    for (let sent = 0; sent < 2; sent++) {
      await client
        .post(PATH)
        .bearerToken(accessToken)
        .json({ email, roles: ['creator'] })
      await drainOutbox()
    }
    const [old, current] = (await mailbox.to(email)).map((mail) =>
      linkIn(mail.text).searchParams.get('invite')
    )
    const { username, password, tosSigned } = signUpForm()
    const form = { username, password, tosSigned }
    const late = await client.post('/auth/confirm_invite').json({ ...form, token: old })
    late.assertStatus(410)
    late.assertBodyContains({ code: 'E_TOKEN_EXPIRED' })
    const joined = await client.post('/auth/confirm_invite').json({ ...form, token: current })
    joined.assertStatus(201)
    assert.lengthOf(await db.from('users').where('email', email), 1)
  })

  test('lets only a super admin invite an admin', async ({ client, assert }) => {
    const [admin, superadmin, email] = [
      await createPlayer({ roles: ['admin'] }),
      await createPlayer({ roles: ['superadmin'] }),
      anEmail(),
    ]
    const invite = { email, roles: ['creator', 'admin'] }
    const refused = await client.post(PATH).bearerToken(admin.accessToken).json(invite)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'E_FORBIDDEN' })
    assert.lengthOf(await db.from('one_time_tokens').where('email', email), 0)
    const sent = await client.post(PATH).bearerToken(superadmin.accessToken).json(invite)
    sent.assertStatus(201)
  })

  test('refuses an e-mail that has an account', async ({ client, assert }) => {
    const [admin, player] = [await createPlayer({ roles: ['admin'] }), await createPlayer()]
    const response = await client
      .post(PATH)
      .bearerToken(admin.accessToken)
      .json({ email: player.email, roles: ['creator'] })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_EMAIL_TAKEN', message: 'Conflict' })
    assert.lengthOf(await db.from('one_time_tokens').where('email', player.email), 0)
  })

  test('tells the audit log who invited, and not whom', async ({ client, assert }) => {
    const [admin, email] = [await createPlayer({ roles: ['admin'] }), anEmail()]
    await client
      .post(PATH)
      .bearerToken(admin.accessToken)
      .json({ email, roles: ['creator'] })
    const [line] = await db.from('audit_log').where('actor_id', admin.id)
    assert.equal(line.action, 'user.invited')
    assert.deepEqual(JSON.parse(line.after), { email: 'i***@example.com', roles: ['creator'] })
    assert.notInclude(JSON.stringify(line), email)
  })

  test('refuses {0}')
    .with([
      ['no e-mail', { roles: ['creator'] }, 'email'],
      ['what is no e-mail', { email: 'ana', roles: ['creator'] }, 'email'],
      ['no roles', { email: 'a@example.com' }, 'roles'],
      ['an empty list of roles', { email: 'a@example.com', roles: [] }, 'roles'],
      ['a super admin', { email: 'a@example.com', roles: ['superadmin'] }, 'roles.0'],
      ['an unknown role', { email: 'a@example.com', roles: ['king'] }, 'roles.0'],
      ['a role twice', { email: 'a@example.com', roles: ['creator', 'creator'] }, 'roles'],
      [
        'a language that is no text',
        { email: 'a@example.com', roles: ['creator'], language: 1 },
        'language',
      ],
    ] as [string, object, string][])
    .run(async ({ client }, [, body, field]) => {
      const { accessToken } = await createPlayer({ roles: ['superadmin'] })
      const response = await client.post(PATH).bearerToken(accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
    })
})
