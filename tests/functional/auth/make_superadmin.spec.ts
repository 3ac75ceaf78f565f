import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import SuperadminSeeder from '#database/seeders/superadmin_seeder'
import { MakeSuperadmin } from '#auth/actions/make_superadmin'
import { newId } from '#shared/ids'
import { auditOf } from '#tests/fixtures/audit'
import { linkIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const anEmail = () => `boss${newId()}@example.com`

async function make(email: string, password: string | null = null) {
  const maker = await app.container.make(MakeSuperadmin)
  return maker.handle({ email, password, mailLink: false })
}

const userOf = (email: string) => db.from('users').where('email', email).firstOrFail()
const isSuperadmin = async ({ id }: { id: string }) =>
  (await db.from('user_roles').where({ user_id: id, role: 'superadmin' })).length === 1

test.group('A super admin made from outside', () => {
  test('chooses a password with a link, and then has power', async ({ client, assert }) => {
    const email = anEmail()
    const made = await make(email)
    assert.isTrue(made.ok && made.value.created)
    const token = new URL(made.ok ? made.value.link! : '').searchParams.get('token')!
    const logIn = () => client.post('/auth/login').json({ email, password: PASSWORD })
    ;(await logIn()).assertStatus(401)
    const chosen = await client
      .post('/auth/reset_password/set_new')
      .bearerToken(token)
      .json({ new_password: PASSWORD, confirm_password: PASSWORD })
    chosen.assertStatus(200)
    const session = await logIn()
    session.assertBodyContains({ email, roles: ['player', 'superadmin'] })
    const { accessToken } = session.body()
    ;(await client.get('/admin/auth/users').bearerToken(accessToken)).assertStatus(200)

    const [line] = await auditOf((await userOf(email)).id)
    assert.containsSubset(line, { actorId: null, action: 'user.role_granted' })
    assert.notInclude(JSON.stringify(line), email)
  })

  test('has the password that was given, and needs no link', async ({ client, assert }) => {
    const email = anEmail()
    const made = await make(email, PASSWORD)
    assert.deepEqual(made, { ok: true, value: { created: true, link: null } })
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(200)
  })

  test('may have been a player with a verified e-mail, who keeps the password', async ({
    assert,
  }) => {
    const player = await createPlayer({ emailVerified: true })
    const made = await make(player.email, PASSWORD)
    assert.deepEqual(made, { ok: true, value: { created: false, link: null } })
    assert.isTrue(await isSuperadmin(player))
    assert.lengthOf(await db.from('credentials').where('user_id', player.id), 0)
  })

  test('is nobody who only claimed the e-mail', async ({ assert }) => {
    const [claimed, blocked] = [await createPlayer(), await createPlayer({ emailVerified: true })]
    await db.from('users').where('id', blocked.id).update({ status: 'blocked' })
    for (const [player, type] of [
      [claimed, 'unverified'],
      [blocked, 'blocked'],
    ] as const) {
      assert.deepEqual(await make(player.email, PASSWORD), { ok: false, error: { type } })
      assert.isFalse(await isSuperadmin(player))
    }
  })
})

test.group('The first super admin', (group) => {
  const seed = () => new SuperadminSeeder(db.connection()).run()
  const name = (email: string, password = '') => {
    env.set('SUPERADMIN_EMAIL', email)
    env.set('SUPERADMIN_PASSWORD', password)
  }
  group.each.setup(async () => {
    await db.from('user_roles').where('role', 'superadmin').delete()
    return () => name('')
  })

  test('is nobody without the settings', async ({ assert }) => {
    await seed()
    assert.lengthOf(await db.from('user_roles').where('role', 'superadmin'), 0)
  })

  test('comes from the settings, once', async ({ client, assert }) => {
    const email = anEmail()
    name(email, PASSWORD)
    await seed()
    name(anEmail(), PASSWORD)
    await seed()
    const holders = await db.from('user_roles').where('role', 'superadmin')
    assert.deepEqual(
      holders.map((row) => row.user_id),
      [(await userOf(email)).id]
    )
    ;(await client.post('/auth/login').json({ email, password: PASSWORD })).assertStatus(200)
  })

  test('is mailed a link where the settings have no password', async ({ assert }) => {
    const [mailbox, email] = [await openMailbox(), anEmail()]
    name(email)
    await seed()
    await drainOutbox()
    const [mail] = await mailbox.to(email)
    assert.equal(linkIn(mail?.text).pathname, '/reset_password')
    assert.isTrue(await isSuperadmin(await userOf(email)))
  })

  test('has no weak password', async ({ assert }) => {
    const email = anEmail()
    name(email, 'password')
    await assert.rejects(seed, /SUPERADMIN_PASSWORD: Password must have/)
    name(email, 'Password1!')
    await assert.rejects(seed, /SUPERADMIN_PASSWORD is too easy to guess/)
    assert.lengthOf(await db.from('users').where('email', email), 0)
  })
})
