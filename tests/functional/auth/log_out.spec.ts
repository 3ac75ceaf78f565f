import { test } from '@japa/runner'
import { createPlayer } from '#tests/helpers/players'

test.group('Logging out', () => {
  test('ends the session with every token of it', async ({ client }) => {
    const player = await createPlayer()
    const next = await client.post('/auth/refresh').bearerToken(player.refreshToken)
    const { accessToken, refreshToken } = next.body()

    const response = await client.post('/auth/logout').bearerToken(refreshToken)
    response.assertStatus(200)
    for (const token of [player.accessToken, accessToken]) {
      ;(await client.get('/v1/profiles').bearerToken(token)).assertStatus(401)
    }
    for (const token of [player.refreshToken, refreshToken]) {
      const refused = await client.post('/auth/refresh').bearerToken(token)
      refused.assertStatus(401)
      refused.assertBodyContains({ code: 'E_REFRESH_INVALID' })
    }
  })

  test('leaves other players signed in', async ({ client }) => {
    const [one, other] = [await createPlayer(), await createPlayer()]
    await client.post('/auth/logout').bearerToken(one.refreshToken)
    ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(200)
  })

  test('is content with a session that is over already', async ({ client }) => {
    const { refreshToken } = await createPlayer()
    for (let n = 0; n < 2; n++) {
      ;(await client.post('/auth/logout').bearerToken(refreshToken)).assertStatus(200)
    }
  })

  test('is content with {0}')
    .with([
      ['no header', {}],
      ['an unknown token', { authorization: `Bearer rt_${'B'.repeat(43)}` }],
      ['nonsense', { authorization: 'Nonsense' }],
    ] as [string, Record<string, string>][])
    .run(async ({ client }, [, headers]) => {
      ;(await client.post('/auth/logout').headers(headers)).assertStatus(200)
    })

  test('says that an access token ends nothing', async ({ client }) => {
    const { accessToken, refreshToken } = await createPlayer()
    for (const scheme of ['Bearer', 'bearer ', ' BEARER']) {
      const headers = { authorization: `${scheme} ${accessToken}` }
      const refused = await client.post('/auth/logout').headers(headers)
      refused.assertStatus(401)
      refused.assertBodyContains({ code: 'E_REFRESH_INVALID' })
    }
    ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(200)
  })

  test('says the same of a mailed {$self}_ token')
    .with(['vt', 'pt', 'it'])
    .run(async ({ client }, prefix) => {
      const refused = await client.post('/auth/logout').bearerToken(`${prefix}_${'B'.repeat(43)}`)
      refused.assertStatus(401)
    })
})
