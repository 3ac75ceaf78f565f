import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SignedTermsMiddleware from '#accounts/middleware/signed_terms_middleware'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

test.group('Accepting the terms', () => {
  test('is told by the profile from then on, with evidence of each time', async ({
    client,
    assert,
  }) => {
    const { id, accessToken } = await createPlayer()
    const headers = { ...visitor(), 'user-agent': 'Probe/1.0' }
    const sign = () => client.post('/auth/sign_tos').headers(headers).bearerToken(accessToken)
    const response = await sign()
    response.assertStatus(200)
    assert.isTrue(response.body().lastTosSigned)
    assert.closeTo(Date.parse(response.body().tosSignedAt), Date.now(), 10_000)
    const own = await client.get('/v1/profiles').bearerToken(accessToken)
    own.assertBodyContains(response.body())
    await sign()
    const rows = await db.from('terms_acceptances').where('user_id', id)
    assert.lengthOf(rows, 2)
    assert.containsSubset(rows[0], {
      version: game.termsVersion,
      ip: headers['x-forwarded-for'],
      user_agent: 'Probe/1.0',
    })
  })

  test('renews what was accepted in an earlier version', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    await db.from('users').where('id', id).update({ terms_version: '2001-01-01' })
    const before = await client.get('/v1/profiles').bearerToken(accessToken)
    assert.isFalse(before.body().lastTosSigned)
    await client.post('/auth/sign_tos').bearerToken(accessToken)
    const after = await client.get('/v1/profiles').bearerToken(accessToken)
    assert.isTrue(after.body().lastTosSigned)
  })

  test('is for players', async ({ client, assert }) => {
    const before = await db.from('terms_acceptances').count('* as n').first()
    ;(await client.post('/auth/sign_tos')).assertStatus(401)
    assert.deepEqual(await db.from('terms_acceptances').count('* as n').first(), before)
  })

  test('opens what stands behind the terms', async ({ assert }) => {
    const { id } = await createPlayer()
    const middleware = await app.container.make(SignedTermsMiddleware)
    const ctx = { auth: { getUserOrFail: () => ({ id }) } } as unknown as HttpContext
    for (const accepted of [null, '2001-01-01']) {
      await db.from('users').where('id', id).update({ terms_version: accepted })
      await assert.rejects(
        () => middleware.handle(ctx, async () => 'through'),
        'Terms of service must be accepted'
      )
    }
    await db.from('users').where('id', id).update({ terms_version: game.termsVersion })
    assert.equal(await middleware.handle(ctx, async () => 'through'), 'through')
  })
})
