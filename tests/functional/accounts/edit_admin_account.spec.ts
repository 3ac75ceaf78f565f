import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { EditAccount } from '#accounts/actions/edit_account'
import { newId } from '#shared/ids'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const pathOf = ({ id }: { id: string }) => `/admin/auth/users/${id}`

test.group("An admin's account", () => {
  test("is out of another admin's reach, and of their own", async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const targets = [
      admin,
      await createPlayer({ roles: ['admin'] }),
      await createPlayer({ roles: ['superadmin'] }),
      await createPlayer({ roles: ['superadmin'], emailVerified: false }),
    ]
    for (const target of targets) {
      const response = await client
        .patch(pathOf(target))
        .bearerToken(admin.accessToken)
        .json({ email: `taken${newId()}@example.com`, emailVerified: true })
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN' })
      const [user] = await db.from('users').where('id', target.id)
      assert.equal(user.email, target.email)
    }
  })

  test('is out of reach from the moment it is one', async ({ assert }) => {
    const [admin, target] = [await createPlayer({ roles: ['admin'] }), await createPlayer()]
    const edits = await app.container.make(EditAccount)
    await db.table('user_roles').insert({ user_id: target.id, role: 'admin', granted_at: 1 })
    const asked: string[][] = []
    const editor = {
      actor: { actorId: admin.id, ip: '192.0.2.1', requestId: newId() },
      mayEdit: async (roles: string[]) => asked.push(roles) === 0,
    }
    const result = await edits.handle(target.id, { email: `taken${newId()}@example.com` }, editor)
    assert.deepEqual(result, { ok: false, error: { type: 'forbidden' } })
    assert.deepEqual(asked, [['player', 'admin']])
    const [user] = await db.from('users').where('id', target.id)
    assert.equal(user.email, target.email)
  })

  test('takes its invites along when {0}')
    .with([
      ['it gets another e-mail', () => ({ email: `n${newId()}@example.com`, emailVerified: true })],
      ['its e-mail counts as proved no more', () => ({ emailVerified: false })],
      ['it is blocked', () => ({ status: 'blocked' })],
    ] as [string, () => object][])
    .run(async ({ client }, [, change]) => {
      const superadmin = await createPlayer({ roles: ['superadmin'] })
      const admin = await createPlayer({ roles: ['admin'] })
      const invite = { purpose: 'invite', userId: null, email: `i${newId()}@example.com` } as const
      const token = await givenToken({ ...invite, roles: ['creator'], issuedBy: admin.id })
      const edit = client.patch(pathOf(admin)).bearerToken(superadmin.accessToken)
      ;(await edit.json(change())).assertStatus(200)
      const answer = { token, username: `u${newId().slice(-12)}`, password: PASSWORD }
      const late = await client.post('/auth/confirm_invite').json({ ...answer, tosSigned: true })
      late.assertStatus(410)
    })

  test('is edited by super admins', async ({ client }) => {
    const superadmin = await createPlayer({ roles: ['superadmin'] })
    const admin = await createPlayer({ roles: ['admin'] })
    const response = await client
      .patch(pathOf(admin))
      .bearerToken(superadmin.accessToken)
      .json({ status: 'blocked' })
    response.assertStatus(200)
    ;(await client.get('/admin/auth/users').bearerToken(admin.accessToken)).assertStatus(401)
  })

  test('has no power before its e-mail is verified', async ({ client }) => {
    for (const role of ['admin', 'superadmin'] as const) {
      const { accessToken } = await createPlayer({ roles: [role], emailVerified: false })
      const response = await client.get('/admin/auth/users').bearerToken(accessToken)
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN', message: 'Verify your email first' })
    }
  })

  test('loses its power with its e-mail', async ({ client }) => {
    const [superadmin, admin] = [
      await createPlayer({ roles: ['superadmin'] }),
      await createPlayer({ roles: ['admin'] }),
    ]
    await client
      .patch(pathOf(admin))
      .bearerToken(superadmin.accessToken)
      .json({ emailVerified: false })
    ;(await client.get('/admin/auth/users').bearerToken(admin.accessToken)).assertStatus(403)
  })

  test('stays in power as the last one')
    .with([{ status: 'blocked' }, { emailVerified: false }, { email: `l${newId()}@example.com` }])
    .run(async ({ client }, change) => {
      await db.from('user_roles').where('role', 'superadmin').delete()
      const last = await createPlayer({ roles: ['superadmin'] })
      const edit = () => client.patch(pathOf(last)).bearerToken(last.accessToken).json(change)
      const refused = await edit()
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_BAD_TRANSITION', message: 'A super admin must remain' })
      await createPlayer({ roles: ['superadmin'] })
      ;(await edit()).assertStatus(200)
    })
})
