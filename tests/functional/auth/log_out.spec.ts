import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openSession } from '#auth/actions/open_session'
import { clock } from '#shared/clock'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

type Sent = [string, (player: TestPlayer) => Record<string, string>]

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

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

  test('is content with a token that {0}')
    .with([
      ['nobody knows', async () => `rt_${'B'.repeat(43)}`],
      [
        'was renewed long ago, which ends what it was renewed to',
        async ({ id, refreshToken }) => {
          const family = db.from('refresh_families').where('user_id', id).select('id')
          const old = { rotated_at: 1, expires_at: clock.nowMs() - 1 }
          await db.from('refresh_tokens').whereIn('family_id', family).update(old)
          return refreshToken
        },
      ],
      [
        'lapsed with its session',
        async ({ id, refreshToken }) => {
          const lapsed = { expires_at: clock.nowMs() - 1 }
          await db.from('refresh_families').where('user_id', id).update(lapsed)
          return refreshToken
        },
      ],
    ] as [string, (player: TestPlayer) => Promise<string>][])
    .run(async ({ client, assert }, [, tokenOf]) => {
      const player = await createPlayer()
      const token = await tokenOf(player)
      const over = await client.post('/auth/logout').bearerToken(token)
      over.assertStatus(200)
      over.assertBody({ loggedOut: true })
      if (token !== player.refreshToken) return
      ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
      const [family] = await db.from('refresh_families').where('user_id', player.id)
      assert.isNotNull(family.revoked_at)
      ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(401)
    })

  test('says that nothing is over with {0}')
    .with([
      ['no token', () => ({})],
      ['nonsense', () => ({ authorization: 'Nonsense' })],
      ['an empty one', () => ({ authorization: 'Bearer ' })],
      ['an access token', ({ accessToken }) => bearer(accessToken)],
      [
        'an access token in small letters',
        ({ accessToken: t }) => ({ authorization: `bearer ${t}` }),
      ],
      [
        'an access token behind a space',
        ({ accessToken: t }) => ({ authorization: ` BEARER ${t}` }),
      ],
      [
        'a refresh token of another scheme',
        ({ refreshToken: t }) => ({ authorization: `Basic ${t}` }),
      ],
      ['a refresh token without a scheme', ({ refreshToken }) => ({ authorization: refreshToken })],
      ['half a refresh token', ({ refreshToken }) => bearer(refreshToken.slice(0, -1))],
      ['both tokens at once', ({ accessToken: a, refreshToken: r }) => bearer(`${a}, Bearer ${r}`)],
      [
        'the tokens as cookies',
        ({ accessToken: a, refreshToken: r }) => ({ cookie: `at=${a}; rt=${r}` }),
      ],
      ...(['vt', 'pt', 'it'] as const).map((prefix): Sent => [
        `a mailed ${prefix}_ token`,
        () => bearer(`${prefix}_${'B'.repeat(43)}`),
      ]),
    ] as Sent[])
    .run(async ({ client }, [, headersOf]) => {
      const player = await createPlayer()
      const refused = await client.post('/auth/logout').headers(headersOf(player))
      refused.assertStatus(401)
      refused.assertBodyContains({ code: 'E_REFRESH_INVALID' })
      ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
      ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(200)
    })

  test('ends the session of the token, whatever else of other sessions comes along', async ({
    client,
  }) => {
    const [player, stranger] = [await createPlayer(), await createPlayer()]
    const other = await db.transaction((trx) => openSession(player.id, trx))
    const sent = client
      .post('/auth/logout')
      .headers({ ...bearer(other.refreshToken), cookie: `rt=${stranger.refreshToken}` })
      .json({ refreshToken: player.refreshToken, accessToken: player.accessToken })
    ;(await sent).assertStatus(200)
    ;(await client.post('/auth/refresh').bearerToken(other.refreshToken)).assertStatus(401)
    ;(await client.get('/v1/profiles').bearerToken(other.accessToken)).assertStatus(401)
    for (const { refreshToken } of [player, stranger]) {
      ;(await client.post('/auth/refresh').bearerToken(refreshToken)).assertStatus(200)
    }
  })
})
