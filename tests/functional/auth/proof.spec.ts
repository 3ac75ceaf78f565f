import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const PROOF = '/auth/proof'
const { stepUpMs } = game.tokens
const DAY_MS = 24 * 60 * 60 * 1_000

type Role = NonNullable<NonNullable<Parameters<typeof createPlayer>[0]>['roles']>[number]

/** Somebody with a password, whose session began yesterday. */
async function sinceYesterday(...roles: Role[]): Promise<TestPlayer> {
  const player = await createPlayer({ roles })
  await givenPassword(player)
  await db
    .from('refresh_families')
    .where('user_id', player.id)
    .update({ created_at: clock.nowMs() - DAY_MS })
  return player
}

const prove = (
  client: ApiClient,
  { accessToken }: TestPlayer,
  password: string | null = PASSWORD
) => client.post(PROOF).bearerToken(accessToken).json({ password })

/** An act on money, which asks for a proof. */
const pay = (client: ApiClient, admin: TestPlayer, { id }: TestPlayer) =>
  client
    .put(`/v1/admin/wallets/${id}`)
    .bearerToken(admin.accessToken)
    .json({ balance: 5, currency: 'white', reason: 'A gift' })

const linesOf = ({ id }: TestPlayer) =>
  db.from('audit_log').where('target_id', id).orderBy('id').select('action', 'actor_id')

test.group('The proof that a player is present', () => {
  test('is refused to a stranger', async ({ client }) => {
    const response = await client.post(PROOF).json({ password: PASSWORD })
    response.assertStatus(401)
    ;(await client.get(PROOF)).assertStatus(401)
  })

  test('opens what an old session must not do, for ten minutes', async ({ client, assert }) => {
    const admin = await sinceYesterday('admin')
    const player = await createPlayer()
    const refused = await pay(client, admin, player)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'E_SIGN_IN_AGAIN' })

    const proof = await prove(client, admin)
    proof.assertStatus(200)
    assert.equal(proof.body().by, 'password')
    assert.closeTo(Date.parse(proof.body().until), clock.nowMs() + stepUpMs, 60_000)
    ;(await pay(client, admin, player)).assertStatus(200)

    await db
      .from('refresh_families')
      .where('user_id', admin.id)
      .update({ proved_at: clock.nowMs() - stepUpMs - 1_000 })
    ;(await pay(client, admin, player)).assertStatus(403)
    const shown = await client.get(PROOF).bearerToken(admin.accessToken)
    assert.isBelow(Date.parse(shown.body().until), clock.nowMs())
  })

  for (const role of ['player', 'creator'] as const) {
    test(`opens nothing that a ${role} may not do`, async ({ client }) => {
      const caller = await sinceYesterday(...(role === 'creator' ? [role] : []))
      ;(await prove(client, caller)).assertStatus(200)
      const response = await pay(client, caller, caller)
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_FORBIDDEN' })
    })
  }

  test('is refused for a wrong password, changes nothing, and is told in the audit log', async ({
    client,
    assert,
  }) => {
    const admin = await sinceYesterday('admin')
    const response = await prove(client, admin, 'Wrong-one-1')
    response.assertStatus(422)
    assert.containsSubset(response.body().errors, [{ field: 'password', rule: 'passwordWrong' }])
    const family = await db.from('refresh_families').where('user_id', admin.id).firstOrFail()
    assert.isNull(family.proved_at)
    ;(await prove(client, admin)).assertStatus(200)
    assert.deepEqual(await linesOf(admin), [
      { action: 'session.proof_refused', actor_id: admin.id },
      { action: 'session.proved', actor_id: admin.id },
    ])
  })

  test('counts for this session alone, and makes it no younger', async ({ client, assert }) => {
    const admin = await sinceYesterday('admin')
    const before = await db.from('refresh_families').where('user_id', admin.id).firstOrFail()
    const login = await client.post('/auth/login').json({ email: admin.email, password: PASSWORD })
    await db
      .from('refresh_families')
      .where('user_id', admin.id)
      .update({ created_at: before.created_at })
    ;(await prove(client, admin)).assertStatus(200)
    const after = await db.from('refresh_families').where('id', before.id).firstOrFail()
    assert.equal(after.expires_at, before.expires_at)
    const other = { ...admin, accessToken: login.body().accessToken }
    ;(await pay(client, other, admin)).assertStatus(403)
  })

  test('is a new sign-in for an account without a password', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const shown = await client.get(PROOF).bearerToken(admin.accessToken)
    assert.equal(shown.body().by, 'sign_in')
    ;(await prove(client, admin, null)).assertStatus(200)
    await db
      .from('refresh_families')
      .where('user_id', admin.id)
      .update({ created_at: clock.nowMs() - DAY_MS })
    const response = await prove(client, admin, null)
    response.assertStatus(403)
    response.assertBodyContains({ code: 'E_SIGN_IN_AGAIN' })
  })

  test('is refused after five wrong passwords, even with the right one', async ({ client }) => {
    const admin = await sinceYesterday('admin')
    for (let n = 0; n < game.rateLimits.proofFailuresPerPlayer.requests; n++) {
      ;(await prove(client, admin, 'Wrong-one-1')).assertStatus(422)
    }
    const response = await prove(client, admin)
    response.assertStatus(429)
    response.assertBodyContains({ code: 'E_TOO_MANY_ATTEMPTS' })
  })
})
