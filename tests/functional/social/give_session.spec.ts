import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { clock } from '#shared/clock'
import { createPlayer } from '#tests/helpers/players'

function aWaitingGame() {
  const verifier = newSecret()
  return { verifier, state: createHash('sha256').update(verifier).digest('base64url') }
}

const give = (client: ApiClient, accessToken: string, state: string) =>
  client.post('/auth/handoff').bearerToken(accessToken).json({ state })

async function claim(client: ApiClient, { state, verifier }: ReturnType<typeof aWaitingGame>) {
  const answer = await client.get(`/auth/handoff/${state}`).bearerToken(verifier)
  return (answer.body() as { refreshToken: string | null }).refreshToken
}

test.group('A session given to the game that led to the sign-in', () => {
  test('is claimed once, by the secret of the state', async ({ assert, client }) => {
    const player = await createPlayer()
    const waiting = aWaitingGame()
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
    const waiting = aWaitingGame()
    const laterMs = Date.now() + game.tokens.stepUpMs + 1_000
    cleanup(clock.replace(() => laterMs))
    const refreshed = await client.post('/auth/refresh').bearerToken(player.refreshToken)
    const { accessToken } = refreshed.body() as { accessToken: string }
    const given = await give(client, accessToken, waiting.state)
    given.assertStatus(403)
    assert.isNull(await claim(client, waiting))
  })

  test('needs a session, and a state that could be one', async ({ client }) => {
    const { state } = aWaitingGame()
    ;(await client.post('/auth/handoff').json({ state })).assertStatus(401)
    const { accessToken } = await createPlayer()
    for (const wrong of ['', 'short', `${state}x`, `${state.slice(1)}/`]) {
      ;(await give(client, accessToken, wrong)).assertStatus(422)
    }
  })
})
