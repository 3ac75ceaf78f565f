import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { clock } from '#shared/clock'
import { backAgain, newWindow } from '#tests/helpers/social/back_again'
import { FROM_OUR_PAGE, postStart } from '#tests/helpers/social/forged_provider'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { takeOver } from '#tests/helpers/social/round_trip'
import { givenHandoff } from '#tests/fixtures/handoffs'
import { givenPartnerHost } from '#tests/fixtures/partner_hosts'
import { countWork } from '#tests/helpers/work_counter'

type Fields = Record<string, string>

test.group('A sign-in that waits to be taken over', () => {
  test('is no session, and leaves no token in an address or a stored row', async ({
    assert,
    cleanup,
  }) => {
    const { callback, waiting, email } = await backAgain(cleanup)
    assert.equal(callback.headers.get('cache-control'), 'no-store')
    assert.equal(callback.headers.get('referrer-policy'), 'no-referrer')
    assert.equal(callback.headers.get('location'), `/auth/callback/google?state=${waiting.state}`)
    const { id } = await db.from('users').where('email', email).firstOrFail()
    assert.lengthOf(await db.from('refresh_families').where('user_id', id), 0)
    const [row] = await db.from('social_handoffs').where('user_id', id)
    assert.notInclude(JSON.stringify(row), waiting.state)
    assert.notInclude(JSON.stringify(row), waiting.verifier)
  })

  test('goes to the page of the browser that came back, once', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { walker, callback } = await backAgain(cleanup)
    const kept = walker.copy()
    const { refreshToken } = await takeOver(walker, callback)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken!)).assertStatus(200)
    assert.isNull((await takeOver(walker, callback)).refreshToken)
    assert.isNull((await takeOver(kept, callback)).refreshToken)
  })

  test('is nothing to the window that waits until the player has given it on the page', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { walker, callback, waiting, ask } = await backAgain(cleanup)
    const frame = new CookieWalker()
    assert.isNull(await ask(frame, waiting))
    assert.isNull(await ask(walker, waiting), 'nor to a window of the same browser')
    const page = await takeOver(walker, callback)
    assert.isTrue(page.waiting)
    assert.isNull(await ask(frame, waiting))
    const refreshed = await client.post('/auth/refresh').bearerToken(page.refreshToken!)
    const { accessToken } = refreshed.body() as { accessToken: string }
    const { state } = waiting
    const given = await client.post('/auth/handoff').bearerToken(accessToken).json({ state })
    given.assertStatus(200)
    const refreshToken = await ask(frame, waiting)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken!)).assertStatus(200)
    assert.isNull(await ask(frame, waiting))
  })

  test("names the publisher's page of the window that waits, and no host that is no partner's", async ({
    assert,
    cleanup,
  }) => {
    const host = await givenPartnerHost()
    const siteOf = async (sourceDomain: string) => {
      const { walker, callback } = await backAgain(cleanup, { sourceDomain })
      return (await takeOver(walker, callback)).site
    }
    assert.equal(await siteOf(host), host)
    assert.equal(await siteOf(`NEWS.${host}`), `news.${host}`)
    for (const other of [`not${host}`, 'evil.example', '']) {
      assert.isNull(await siteOf(other))
    }
  })

  test('goes to one of many who ask at once', async ({ assert, cleanup }) => {
    const { walker, callback } = await backAgain(cleanup)
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => (await takeOver(walker.copy(), callback)).refreshToken)
    )
    assert.lengthOf(
      tokens.filter((token) => token !== null),
      1
    )
  })

  test('is nothing before the player came back, and nothing is written', async ({ assert }) => {
    const { state, verifier } = newWindow()
    const headers = { authorization: `Bearer ${verifier}` }
    const ask = () => new CookieWalker().go(`/auth/handoff/${state}`, { headers })
    const answer = await ask()
    const work = await countWork(ask)
    assert.isNotEmpty(work)
    for (const statement of work) assert.match(statement, /^select /)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual(JSON.parse(answer.body), {
      refreshToken: null,
      newAccount: false,
      returnUrl: null,
      waiting: false,
      site: null,
    })
  })

  test('is nothing to whoever {0}')
    .with([
      ['knows the state alone', () => ({ verifier: undefined })],
      ['knows the state and another secret', () => ({ verifier: newSecret() })],
      ['takes the state for the secret', ({ state }) => ({ verifier: state })],
      ['waits for another sign-in', () => newWindow()],
    ] as [string, (waiting: { state: string }) => object][])
    .run(async ({ assert, cleanup }, [, change]) => {
      const { waiting, ask, email } = await backAgain(cleanup)
      const { id } = await db.from('users').where('email', email).firstOrFail()
      const { state } = waiting
      await givenHandoff({ userId: id, state })
      assert.isNull(await ask(new CookieWalker(), { ...waiting, ...change(waiting) }))
      assert.isNotNull(await ask(new CookieWalker(), waiting), 'the control must pass')
    })

  test('is not begun for a window {0}')
    .with([
      ['that another site led here', { 'sec-fetch-site': 'cross-site' }],
      ['that a neighbour led here', { 'sec-fetch-site': 'same-site' }],
      ['that was typed in', { 'sec-fetch-site': 'none' }],
      ['by a frame', { 'sec-fetch-dest': 'iframe' }],
      ['by a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
      ['by a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
      ['by a browser that does not say', null],
    ] as [string, Record<string, string> | null][])
    .run(async ({ assert }, [, changes]) => {
      const headers: Record<string, string> = changes ? { ...FROM_OUR_PAGE, ...changes } : {}
      const { state } = newWindow()
      const refused = await postStart(new CookieWalker(), { state }, headers)
      assert.equal(refused.status, 303)
      assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
      assert.lengthOf(refused.headers.getSetCookie(), 0)
    })

  test('is begun for no window by an address, whoever follows it', async ({ assert }) => {
    const begin = `/auth/google?state=${newWindow().state}`
    const refused = await new CookieWalker().go(begin, { headers: FROM_OUR_PAGE })
    assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
    assert.lengthOf(refused.headers.getSetCookie(), 0)
  })

  test('is begun by a form that names its window, and leads on without a redirect', async ({
    assert,
  }) => {
    for (const fields of [{ points: '1' }, { state: '' }, { state: 'short' }] as Fields[]) {
      const refused = await postStart(new CookieWalker(), fields)
      assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
    }
    const begun = await postStart(new CookieWalker(), { state: newWindow().state })
    assert.equal(begun.status, 200)
    assert.equal(begun.headers.get('cache-control'), 'no-store')
    assert.equal(begun.headers.get('referrer-policy'), 'no-referrer')
    assert.match(begun.headers.get('refresh')!, /^0; url=http/)
    assert.include(begun.body, begun.headers.get('refresh')!.split('url=')[1]!.split('?')[0]!)
  })

  test('is not begun by {0} even when no window waits')
    .with([
      ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
      ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ] as [string, Record<string, string>][])
    .run(async ({ assert }, [, headers]) => {
      const refused = await new CookieWalker().go('/auth/google', { headers })
      assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
    })

  test('is over after two minutes', async ({ assert, cleanup }) => {
    const { walker, callback, waiting, ask, email } = await backAgain(cleanup)
    const { id } = await db.from('users').where('email', email).firstOrFail()
    const { state } = waiting
    await givenHandoff({ userId: id, state })
    const startMs = Date.now()
    cleanup(clock.replace(() => startMs + game.social.handoffMs + 1_000))
    assert.isNull(await ask(new CookieWalker(), waiting))
    assert.isNull((await takeOver(walker, callback)).refreshToken)
  })

  test('is over when the player is blocked meanwhile', async ({ assert, cleanup }) => {
    const { walker, callback, email } = await backAgain(cleanup)
    await db.from('users').where('email', email).update({ status: 'blocked' })
    assert.isNull((await takeOver(walker, callback)).refreshToken)
  })
})
