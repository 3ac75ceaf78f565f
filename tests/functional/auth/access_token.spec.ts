import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { createPlayer } from '#tests/helpers/players'

test.group('An access token', () => {
  test('opens a secure call until it expires', async ({ client, cleanup }) => {
    const { accessToken } = await createPlayer()
    const issuedAtMs = Date.now()
    const lifeMs = game.tokens.accessSeconds * 1_000
    cleanup(clock.replace(() => issuedAtMs + lifeMs - 1_000))
    ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(200)
    cleanup(clock.replace(() => issuedAtMs + lifeMs + 1))
    const late = await client.get('/v1/profiles').bearerToken(accessToken)
    late.assertStatus(401)
    late.assertBodyContains({ code: 'E_UNAUTHORIZED', message: 'Unauthorized' })
  })

  test('is read in one statement, roles included', async ({ client, assert, cleanup }) => {
    const player = await createPlayer({ roles: ['superadmin', 'creator', 'admin'] })
    const statements: string[] = []
    const { client: knex } = db.connection().getWriteClient()
    const listener = ({ sql }: { sql: string }) => statements.push(sql)
    knex.on('query', listener)
    cleanup(() => knex.removeListener('query', listener))

    const response = await client.get('/v1/profiles').bearerToken(player.accessToken)
    response.assertBodyContains({ roles: ['player', 'admin', 'creator', 'superadmin'] })
    const [first, ...others] = statements
    assert.include(first, 'access_tokens')
    assert.isNotEmpty(others)
    for (const sql of others) assert.notMatch(sql, /access_tokens|user_roles/)
  })

  test('stops working when the account is {$self}')
    .with(['blocked', 'deleted', 'pending'])
    .run(async ({ client }, status) => {
      const { id, accessToken } = await createPlayer()
      await db.from('users').where('id', id).update({ status })
      ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(401)
    })

  test('cannot be replaced by {0}')
    .with([
      ['nothing', {}],
      ['a bare scheme', { authorization: 'Bearer ' }],
      ['an unknown token', { authorization: `Bearer at_${'A'.repeat(43)}` }],
      ['a quote', { authorization: `Bearer at_' or '1'='1` }],
    ] as [string, Record<string, string>][])
    .run(async ({ client }, [, headers]) => {
      const response = await client.get('/v1/profiles').headers(headers)
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_UNAUTHORIZED', message: 'Unauthorized' })
    })

  test('cannot be replaced by a refresh token', async ({ client }) => {
    const { refreshToken } = await createPlayer()
    ;(await client.get('/v1/profiles').bearerToken(refreshToken)).assertStatus(401)
  })
})
