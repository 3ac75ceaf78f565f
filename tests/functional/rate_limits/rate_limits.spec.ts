import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { networkOf } from '#shared/http/network_of'
import { limits } from '#tests/functional/rate_limits/limits'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, visitor } from '#tests/helpers/visitor'

type Store = 'memory' | 'database' | 'redis'

/** Redis is there when the run was given one; the other two always are. */
const STORES: Store[] = ['memory', 'database', ...(process.env.REDIS_URL ? ['redis' as const] : [])]

/** Calls on their way at the same time. */
const AT_ONCE = 10

/** Has everything counted in this store, whatever the settings say. */
function countIn(store: Store): () => void {
  const use = limiter.use.bind(limiter)
  limiter.use = ((first: unknown, options: never) =>
    typeof first === 'string'
      ? use(first as Store, options)
      : use(store, first as never)) as typeof limiter.use
  return () => void Reflect.deleteProperty(limiter, 'use')
}

/** Nothing but the memory of this process answers. */
function loseStore(): () => void {
  const use = limiter.use.bind(limiter)
  const lost = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const dead = { get: lost, consume: lost, decrement: lost, delete: lost }
  limiter.use = ((first: unknown, options: never) =>
    first === 'memory' ? use(first, options) : dead) as typeof limiter.use
  return () => void Reflect.deleteProperty(limiter, 'use')
}

const cases = STORES.flatMap((store) =>
  limits.map((limited) => ({
    store,
    limited,
    title: `${store}: ${limited.title}, ${limited.requests} in ${limited.seconds} s`,
  }))
)

test.group('Limits', () => {
  test('{title}')
    .with(cases)
    .run(async ({ client, assert, cleanup }, { store, limited }) => {
      cleanup(countIn(store))
      const send = await limited.open()
      const { status, code } = limited.refusal ?? { status: 429, code: 'E_TOO_MANY_REQUESTS' }
      for (let sent = 0; sent < limited.requests; sent += AT_ONCE) {
        const count = Math.min(AT_ONCE, limited.requests - sent)
        const answers = await Promise.all(Array.from({ length: count }, () => send(client)))
        const statuses = answers.map((answer) => answer.status())
        assert.notInclude(statuses, status, `refused within ${sent + count}`)
        assert.isBelow(Math.max(...statuses), 500)
      }
      const refused = await send(client)
      refused.assertStatus(status)
      refused.assertBodyContains({ code })
      const waitSeconds = Number(refused.header('retry-after'))
      assert.isAtLeast(waitSeconds, 1)
      assert.isAtMost(waitSeconds, limited.seconds)
      assert.notEqual((await (await limited.open())(client)).status(), status, 'somebody else')
    })

  test('let exactly as many through, in any store, when all come at once')
    .with(STORES)
    .run(async ({ client, assert, cleanup }, store) => {
      cleanup(countIn(store))
      const address = visitor()
      const check = () =>
        client.post('/auth/validate_email').headers(address).json({ email: 'a@example.com' })
      const responses = await Promise.all(Array.from({ length: 25 }, check))
      const refused = responses.filter((response) => response.status() === 429)
      assert.lengthOf(refused, 15)
      const key = `%${networkOf(address['x-forwarded-for'])}`
      const rows = await db.from('rate_limits').whereLike('key', key)
      assert.lengthOf(rows, store === 'database' ? 1 : 0)
    })

  test('are held by the process alone while the store does not answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(loseStore())
    const player = await createPlayer()
    await givenPassword(player)
    const logIn = (password: string) =>
      client.post('/auth/login').json({ email: player.email, password })
    ;(await logIn('Wrong-one-1')).assertStatus(401)
    ;(await logIn(PASSWORD)).assertStatus(200)
    const plays = []
    for (let n = 0; n < 61; n++) {
      const play = client.post('/v1/gameplays').bearerToken(player.accessToken).json({})
      plays.push((await play).status())
    }
    assert.deepEqual(plays, [...Array<number>(60).fill(422), 429])
  })

  test('count an IPv6 network as one caller', async ({ client }) => {
    const [first] = networkOf(visitor()['x-forwarded-for']).split('::')
    const from = (address: string) =>
      client
        .post('/auth/validate_email')
        .headers({ 'x-forwarded-for': address })
        .json({ email: 'a@example.com' })
    for (let n = 1; n <= 10; n++) (await from(`${first}:aaaa::${n}`)).assertStatus(200)
    ;(await from(`${first}:bbbb::1`)).assertStatus(429)
    ;(await from(visitor()['x-forwarded-for'])).assertStatus(200)
  })
})
