import { test } from '@japa/runner'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { PASSWORD, visitor } from '#tests/helpers/visitor'

const WRONG = 'Wrong-one-1'
const NEXT = 'Another-horse-9'

async function owner() {
  const player = await createPlayer({ emailVerified: true })
  await givenPassword(player)
  return player
}

function post(browser: CookieWalker, path: string, body: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return browser.go(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const logIn = async (browser: CookieWalker, email: string, password = PASSWORD) =>
  (await post(browser, '/auth/login', { email, password })).status

/** The owner's browser, which signed in before. */
async function deviceOf(email: string) {
  const device = new CookieWalker()
  if ((await logIn(device, email)) !== 200) throw new Error('the owner did not get in')
  return device
}

/** Somebody elsewhere uses up what an e-mail has. */
async function attack(email: string, attacker = () => new CookieWalker()) {
  for (let n = 0; n < 5; n++) await logIn(attacker(), email, WRONG)
}

test.group('A known device', () => {
  test('lets the owner in, however often strangers fail', async ({ assert }) => {
    const { email } = await owner()
    const device = await deviceOf(email)
    await attack(email)
    assert.equal(await logIn(new CookieWalker(), email), 429)
    assert.equal(await logIn(device, email), 200)
    assert.equal(await logIn(device, ` ${email.toUpperCase()} `), 200)
    assert.equal(await logIn(new CookieWalker(), email), 429, 'the owner gave strangers more tries')
  })

  test('has five failures of its own, which cost others nothing', async ({ assert }) => {
    const { email } = await owner()
    const [device, other] = [await deviceOf(email), await deviceOf(email)]
    for (let n = 0; n < 5; n++) assert.equal(await logIn(device, email, WRONG), 401)
    assert.equal(await logIn(device, email), 429)
    assert.equal(
      await logIn(device.copy(), email),
      429,
      'a copy of the cookie has tries of its own'
    )
    assert.equal(await logIn(other, email), 200)
    assert.equal(await logIn(new CookieWalker(), email), 200)
  })

  test('is known to the accounts that signed in there alone', async ({ assert }) => {
    const [mine, theirs] = [await owner(), await owner()]
    const attacker = await deviceOf(mine.email)
    await attack(theirs.email, () => attacker)
    assert.equal(await logIn(attacker, theirs.email), 429)
    assert.equal(await logIn(attacker, mine.email), 200)
  })

  test('is known to several accounts at once', async ({ assert }) => {
    const [one, other] = [await owner(), await owner()]
    const device = await deviceOf(one.email)
    assert.equal(await logIn(device, other.email), 200)
    for (const { email } of [one, other]) {
      await attack(email)
      assert.equal(await logIn(device, email), 200)
    }
  })

  test('is not made up: {0}')
    .with([
      ['nonsense', () => 'known_device=nonsense'],
      ['another key', () => 'known_device=e%3AbW9ja2Vk.bW9ja2Vk.bW9ja2Vk'],
      ['one changed', (real: string) => `${real.slice(0, -6)}AAAAAA`],
    ] as [string, (real: string) => string][])
    .run(async ({ client, assert }, [, forge]) => {
      const { email } = await owner()
      const first = await client
        .post('/auth/login')
        .headers(visitor())
        .json({ email, password: PASSWORD })
      const real = [first.header('set-cookie')].flat().map(String)[0]!.split(';')[0]!
      await attack(email)
      const attempt = (cookie: string) =>
        client
          .post('/auth/login')
          .headers({ ...visitor(), cookie })
          .json({ email, password: PASSWORD })
      ;(await attempt(forge(real))).assertStatus(429)
      assert.equal((await attempt(real)).status(), 200, 'the control must pass')
    })

  test('is forgotten half a year after its last sign-in', async ({ assert, cleanup }) => {
    const { email } = await owner()
    const device = await deviceOf(email)
    await attack(email)
    const laterMs = clock.nowMs() + game.tokens.knownDeviceMs
    cleanup(clock.replace(() => laterMs))
    assert.equal(await logIn(device, email), 429)
  })

  test('is one of so many a day, until the owner sets a password by mail', async ({ assert }) => {
    const { id, email } = await owner()
    const { requests } = game.rateLimits.newDevicesPerEmail
    const known = await deviceOf(email)
    for (let n = 1; n < requests; n++) await deviceOf(email)
    const oneTooMany = await deviceOf(email)
    await attack(email)
    assert.equal(await logIn(known, email), 200)
    assert.equal(await logIn(oneTooMany, email), 429)

    const token = await givenToken({ purpose: 'reset_password', userId: id, email })
    const form = { new_password: NEXT, confirm_password: NEXT }
    await post(oneTooMany, '/auth/reset_password/set_new', form, token)
    await attack(email)
    assert.equal(await logIn(oneTooMany, email, NEXT), 200)
  })

  test('gets in where an address has used its failures up', async ({ client, assert }) => {
    const { email } = await owner()
    const school = visitor()
    const login = (body: object, cookie = '') =>
      client
        .post('/auth/login')
        .headers({ ...school, cookie })
        .json(body)
    const first = await login({ email, password: PASSWORD })
    const cookie = [first.header('set-cookie')].flat().map(String)[0]!.split(';')[0]!
    for (let n = 0; n < 20; n++) await login({ email: `nobody-${n}@example.com`, password: WRONG })
    assert.equal((await login({ email, password: PASSWORD })).status(), 429)
    assert.equal((await login({ email, password: PASSWORD }, cookie)).status(), 200)
  })
})

test.group('A mailed link of the password', () => {
  test('is not kept from a known device by strangers who ask for it', async ({ assert }) => {
    const { email } = await owner()
    const [device, other] = [await deviceOf(email), await deviceOf(email)]
    const ask = async (browser: CookieWalker) =>
      (await post(browser, '/auth/reset_password', { email })).status
    assert.equal(await ask(new CookieWalker()), 200)
    assert.equal(await ask(new CookieWalker()), 429)
    assert.equal(await ask(device), 200)
    assert.equal(await ask(device), 429, 'a device may flood the mailbox')
    assert.equal(await ask(other), 429, 'many devices may flood the mailbox')
  })

  test('lets the owner in on a new device while strangers keep failing', async ({ assert }) => {
    const { id, email } = await owner()
    const device = new CookieWalker()
    const token = await givenToken({ purpose: 'reset_password', userId: id, email })
    const form = { new_password: NEXT, confirm_password: NEXT }
    assert.equal((await post(device, '/auth/reset_password/set_new', form, token)).status, 200)
    await attack(email)
    assert.equal(await logIn(new CookieWalker(), email, NEXT), 429)
    assert.equal(await logIn(device, email, NEXT), 200)
  })
})
