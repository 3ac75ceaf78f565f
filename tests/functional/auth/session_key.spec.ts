import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { clock } from '#shared/clock'
import { createPlayer } from '#tests/helpers/players'

/** What a browser keeps: the pair of the last answer, and its cookies. */
interface Kept {
  refreshToken: string
  cookie: string
}

async function refresh(client: ApiClient, { refreshToken, cookie }: Kept) {
  const response = await client
    .post('/auth/refresh')
    .bearerToken(refreshToken)
    .headers(cookie === '' ? {} : { cookie })
  const [line] = [response.header('set-cookie')].flat().map(String)
  const kept = {
    refreshToken: String(response.body().refreshToken),
    cookie: line?.split(';')[0] ?? cookie,
  }
  return { response, kept, line }
}

/** A session that the browser has refreshed often enough to be its own. */
async function bound(client: ApiClient, refreshToken: string) {
  const first = await refresh(client, { refreshToken, cookie: '' })
  const second = await refresh(client, first.kept)
  second.response.assertStatus(200)
  return second.kept
}

test.group('The key of a session', () => {
  test('comes with a session, for no script and for one site', async ({ client, assert }) => {
    const { refreshToken } = await createPlayer()
    const { line } = await refresh(client, { refreshToken, cookie: '' })
    assert.match(line!, /^session_key=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('stays the same from refresh to refresh once the session has its own', async ({
    client,
    assert,
  }) => {
    const { refreshToken } = await createPlayer()
    const own = await bound(client, refreshToken)
    const next = await refresh(client, own)
    assert.equal(next.kept.cookie, own.cookie)
  })

  test('is never one that a script could have planted', async ({ client, assert }) => {
    const { refreshToken } = await createPlayer()
    const planted = `session_key=${newSecret()}`
    const { kept } = await refresh(client, { refreshToken, cookie: planted })
    assert.notEqual(kept.cookie, planted)
    const { response } = await refresh(client, { ...kept, cookie: planted })
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_REFRESH_ELSEWHERE' })
    ;(await refresh(client, kept)).response.assertStatus(200)
    // Nor for a token that has just been retired.
    const late = await refresh(client, { ...kept, cookie: planted })
    late.response.assertStatus(401)
    late.response.assertBodyContains({ code: 'E_REFRESH_ELSEWHERE' })
  })

  test('comes again where the answer that brought it was lost', async ({ client, assert }) => {
    const { refreshToken } = await createPlayer()
    const { kept: before } = await refresh(client, { refreshToken, cookie: '' })
    const lost = await refresh(client, before)
    const again = await refresh(client, before)
    again.response.assertStatus(200)
    assert.equal(again.kept.cookie, lost.kept.cookie)
    // As another tab of the browser does, which has the new key and not yet the new token.
    const { refreshToken: former } = before
    const behind = await refresh(client, { refreshToken: former, cookie: again.kept.cookie })
    behind.response.assertStatus(200)
    ;(await refresh(client, again.kept)).response.assertStatus(200)
  })

  test('does not come with an answer that opens no session', async ({ client, assert }) => {
    const response = await client.get(`/auth/handoff/${newSecret()}`)
    response.assertStatus(200)
    assert.notInclude(String(response.header('set-cookie') ?? ''), 'session_key')
  })

  test('makes a token that was copied worthless elsewhere, and leaves the owner signed in', async ({
    client,
    assert,
  }) => {
    const { id, refreshToken } = await createPlayer()
    const own = await bound(client, refreshToken)
    for (const cookie of ['', `session_key=${newSecret()}`, 'session_key=x']) {
      const { response } = await refresh(client, { ...own, cookie })
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_REFRESH_ELSEWHERE' })
    }
    const { response } = await refresh(client, own)
    response.assertStatus(200)
    const families = await db.from('refresh_families').where('user_id', id)
    assert.deepEqual(
      families.map(({ revoked_at: at }) => at),
      [null]
    )
    assert.notInclude(own.cookie, families[0].browser_key_hash)
  })

  test('is that of one browser where four bring theirs at the same moment', async ({
    client,
    assert,
  }) => {
    const { refreshToken } = await createPlayer()
    const browsers = Array.from({ length: 4 }, () => `session_key=${newSecret()}`)
    const answers = await Promise.all(
      browsers.map((cookie) => refresh(client, { refreshToken, cookie }))
    )
    const statuses = answers.map(({ response }) => response.status())
    assert.deepEqual(statuses.toSorted(), [200, 401, 401, 401])
  })

  test('saves nobody whose token has been used before: the thief who came first loses it too', async ({
    client,
    assert,
    cleanup,
  }) => {
    let nowMs = Date.now()
    cleanup(clock.replace(() => nowMs))
    const { refreshToken } = await createPlayer()
    const thief = await refresh(client, { refreshToken, cookie: `session_key=${newSecret()}` })
    thief.response.assertStatus(200)
    const own = { refreshToken, cookie: `session_key=${newSecret()}` }
    const early = await refresh(client, own)
    early.response.assertBodyContains({ code: 'E_REFRESH_ELSEWHERE' })

    nowMs += game.tokens.refreshGraceMs + 1
    const late = await refresh(client, own)
    late.response.assertBodyContains({ code: 'E_REFRESH_REUSED' })
    const again = await refresh(client, thief.kept)
    again.response.assertBodyContains({ code: 'E_REFRESH_INVALID' })
    assert.equal(again.response.status(), 401)
  })

  test('is asked of nobody whose browser keeps no cookies', async ({ client }) => {
    const player = await createPlayer()
    let { refreshToken } = player
    for (let round = 0; round < 3; round += 1) {
      const { response, kept } = await refresh(client, { refreshToken, cookie: '' })
      response.assertStatus(200)
      refreshToken = kept.refreshToken
    }
  })

  test('does not stop a log-out by the token alone', async ({ client }) => {
    const { refreshToken } = await createPlayer()
    const own = await bound(client, refreshToken)
    ;(await client.post('/auth/logout').bearerToken(own.refreshToken)).assertStatus(200)
    const { response } = await refresh(client, own)
    response.assertStatus(401)
  })
})
