import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { clock } from '#shared/clock'
import { backAgain, newWindow } from '#tests/helpers/social/back_again'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { takeOver } from '#tests/helpers/social/round_trip'
import { countWork } from '#tests/helpers/work_counter'

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

  test('goes to the window that began it, once, when its page lost sight of it', async ({
    assert,
    cleanup,
    client,
  }) => {
    const { walker, callback, waiting, ask } = await backAgain(cleanup)
    assert.isNull((await takeOver(walker, callback, 'gone')).refreshToken)
    const frame = new CookieWalker()
    const refreshToken = await ask(frame, waiting)
    ;(await client.post('/auth/refresh').bearerToken(refreshToken!)).assertStatus(200)
    assert.isNull(await ask(frame, waiting))
    assert.isNull((await takeOver(walker, callback)).refreshToken)
  })

  test('goes to a window of the same browser as to any other, and its page hears that it is awaited', async ({
    assert,
    cleanup,
  }) => {
    const { walker, callback, waiting, ask } = await backAgain(cleanup)
    assert.isNotNull(await ask(walker, waiting))
    assert.deepInclude(await takeOver(walker, callback, 'gone'), {
      refreshToken: null,
      waiting: true,
    })
  })

  test('goes to one of many who ask at once', async ({ assert, cleanup }) => {
    const { walker, callback, waiting, ask } = await backAgain(cleanup)
    const tokens = await Promise.all([
      ...Array.from({ length: 8 }, () => ask(new CookieWalker(), waiting)),
      takeOver(walker, callback).then(({ refreshToken }) => refreshToken),
    ])
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
      returnUrl: null,
      waiting: false,
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
      const { waiting, ask } = await backAgain(cleanup)
      assert.isNull(await ask(new CookieWalker(), { ...waiting, ...change(waiting) }))
      assert.isNotNull(await ask(new CookieWalker(), waiting), 'the control must pass')
    })

  test('is nothing to a window that no page of ours was: {0}')
    .with([
      ['led here by another site', { 'sec-fetch-site': 'cross-site' }],
      ['led here by a neighbour', { 'sec-fetch-site': 'same-site' }],
      ['typed in', { 'sec-fetch-site': 'none' }],
      ['by a browser that does not say', {}],
    ] as [string, Record<string, string>][])
    .run(async ({ assert, cleanup }, [, headers]) => {
      const { walker, callback, waiting, ask } = await backAgain(cleanup, headers)
      assert.isNull(await ask(new CookieWalker(), waiting))
      assert.isNotNull((await takeOver(walker, callback, 'gone')).refreshToken)
    })

  test('is over after two minutes', async ({ assert, cleanup }) => {
    const { walker, callback, waiting, ask } = await backAgain(cleanup)
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
