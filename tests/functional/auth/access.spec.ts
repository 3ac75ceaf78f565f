import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openSession } from '#auth/actions/open_session'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { AccessContract } from '#accounts/contract'
import { createPlayer } from '#tests/helpers/players'

const access = () => app.container.make(AccessContract)

test.group('Ways into an account', () => {
  test('ends every session of a player but one', async ({ client, assert }) => {
    const player = await createPlayer()
    const bystander = await createPlayer()
    const other = await db.transaction((trx) => openSession(player.id, trx))
    const kept = await db.from('refresh_families').where('user_id', player.id).orderBy('id').first()
    await db.transaction((trx) => revokeSessions(player.id, kept.id, 'password_changed', trx))
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
    ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(other.refreshToken)).assertStatus(401)
    ;(await client.get('/v1/profiles').bearerToken(bystander.accessToken)).assertStatus(200)
    const ended = await db.from('refresh_families').whereNotNull('revoked_at')
    assert.include(
      ended.filter((family) => family.user_id === player.id).map((f) => f.revoked_because),
      'password_changed'
    )
  })

  test('ends every session when none is to go on', async ({ client }) => {
    const player = await createPlayer()
    await db.transaction((trx) => revokeSessions(player.id, null, 'account_closed', trx))
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
  })

  test('ends access tokens and lets the session go on', async ({ client }) => {
    const player = await createPlayer()
    await db.transaction(async (trx) => (await access()).revokeAccessTokens(player.id, trx))
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(200)
  })
})
