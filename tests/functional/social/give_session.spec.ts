import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { clock } from '#shared/clock'
import { givenHandoff } from '#tests/fixtures/handoffs'
import { createPlayer } from '#tests/helpers/players'
import { newWindow } from '#tests/helpers/social/back_again'

const DAY_MS = 24 * 60 * 60 * 1_000

const give = (client: ApiClient, accessToken: string, state: string) =>
  client.post('/auth/handoff').bearerToken(accessToken).json({ state })

async function claim(client: ApiClient, { state, verifier }: ReturnType<typeof newWindow>) {
  const answer = await client.get(`/auth/handoff/${state}`).bearerToken(verifier)
  return (answer.body() as { refreshToken: string | null }).refreshToken
}

test.group('A session given to the game that led to the sign-in', () => {
  test('is claimed once, by the secret of the state', async ({ assert, client }) => {
    const player = await createPlayer()
    const waiting = newWindow()
    assert.isNull(await claim(client, waiting))
    const given = await give(client, player.accessToken, waiting.state)
    given.assertStatus(200)
    assert.equal(given.header('cache-control'), 'no-store')
    assert.isNull(await claim(client, { ...waiting, verifier: newSecret() }))
    const refreshToken = await claim(client, waiting)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken!)).assertStatus(200)
    assert.isNull(await claim(client, waiting))
  })

  test('is given by nobody who signed in a while ago, a refresh or not', async ({
    assert,
    client,
    cleanup,
  }) => {
    const player = await createPlayer()
    const waiting = newWindow()
    const laterMs = Date.now() + game.tokens.stepUpMs + 1_000
    cleanup(clock.replace(() => laterMs))
    const refreshed = await client.post('/auth/refresh').bearerToken(player.refreshToken)
    const { accessToken } = refreshed.body() as { accessToken: string }
    const given = await give(client, accessToken, waiting.state)
    given.assertStatus(403)
    assert.isNull(await claim(client, waiting))
  })

  test('is as old as the one that gave it, and lives no longer', async ({ assert, client }) => {
    const { id: userId } = await createPlayer()
    const giver = await db.from('refresh_families').where('user_id', userId).firstOrFail()
    const signedInAtMs = clock.nowMs() - DAY_MS
    const expiresAtMs = signedInAtMs + game.tokens.refreshAbsoluteMs
    const lifetime = { created_at: signedInAtMs, expires_at: expiresAtMs }
    await db.from('refresh_families').where('id', giver.id).update(lifetime)
    const waiting = newWindow()
    await givenHandoff({ userId, familyId: giver.id, state: waiting.state })
    const refreshToken = await claim(client, waiting)
    const given = await db
      .from('refresh_families')
      .where('user_id', userId)
      .whereNot('id', giver.id)
      .firstOrFail()
    assert.containsSubset(given, lifetime)

    const refreshed = await client.post('/auth/refresh').bearerToken(refreshToken!)
    const { accessToken } = refreshed.body() as { accessToken: string }
    ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(200)
    const onward = await give(client, accessToken, newSecret())
    onward.assertStatus(403)
    onward.assertBodyContains({ code: 'E_SIGN_IN_AGAIN' })
  })

  test('needs a session, and a state that could be one', async ({ client }) => {
    const { state } = newWindow()
    ;(await client.post('/auth/handoff').json({ state })).assertStatus(401)
    const { accessToken } = await createPlayer()
    for (const wrong of ['', 'short', `${state}x`, `${state.slice(1)}/`]) {
      ;(await give(client, accessToken, wrong)).assertStatus(422)
    }
  })
})
