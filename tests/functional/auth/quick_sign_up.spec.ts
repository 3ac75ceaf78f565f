import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenBoard } from '#tests/fixtures/boards'
import { subjectOf } from '#tests/fixtures/mails'
import { givenDefaultScreens } from '#tests/fixtures/platform_screens'
import { linkIn, tokenIn } from '#tests/fixtures/one_time_tokens'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

const someEmail = () => `q${newId()}@example.com`
const userOf = (email: string) => db.from('users').where('email', email).first()
const DAY_MS = 24 * 60 * 60 * 1_000

test.group('Signing up with an e-mail alone', (group) => {
  group.setup(() => givenDefaultScreens())

  test('makes a pending account without a session, and says whose it is', async ({
    client,
    assert,
  }) => {
    const email = someEmail()
    const response = await client.post('/auth/quick_signup').json({ email: ` ${email} ` })
    response.assertStatus(201)
    const user = await userOf(email)
    assert.deepEqual(response.body(), { userId: user.id, email })
    assert.containsSubset(user, { status: 'pending', email_verified_at: null, country: null })
    assert.match(user.username, /^player\d{6}$/)
    assert.lengthOf(await db.from('refresh_families').where('user_id', user.id), 0)
    assert.lengthOf(await db.from('credentials').where('user_id', user.id), 0)
    assert.lengthOf(await db.from('terms_acceptances').where('user_id', user.id), 0)
  })

  test('pays the bonus, records the claim, and qualifies at once', async ({ client, assert }) => {
    const { id: boardId, distributorId } = await givenBoard()
    const email = someEmail()
    const variant = { amplitudeExperimentVariant: 'onboarding:b' }
    const form = { email, points: 99_999, distributorId, tosSigned: false, ...variant }
    ;(await client.post('/auth/quick_signup').json(form)).assertStatus(201)
    const user = await userOf(email)
    assert.equal(user.claimed_points, game.points.signUpClaimMax)
    assert.equal(user.experiment_variant, variant.amplitudeExperimentVariant)
    const [account] = await db.from('ledger_accounts').where('user_id', user.id)
    assert.equal(account.balance, game.points.signUpBonus)
    const entries = await db.from('leaderboard_entries').where('user_id', user.id)
    assert.deepEqual(
      entries.map(({ points }) => points),
      [game.points.signUpBonus, game.points.signUpBonus]
    )
    // The league's board is the other one, and nobody is let into its drawing.
    const qualified = entries.filter((entry) => entry.instant_qualified)
    assert.deepEqual(
      qualified.map((entry) => entry.leaderboard_id),
      [boardId]
    )
  })

  test('keeps evidence of terms that were accepted on the way', async ({ client, assert }) => {
    const email = someEmail()
    await client.post('/auth/quick_signup').json({ email, tosSigned: true })
    const user = await userOf(email)
    assert.equal(user.terms_version, game.termsVersion)
    assert.lengthOf(await db.from('terms_acceptances').where('user_id', user.id), 1)
  })

  test('lets nobody in before the link was used', async ({ client, assert }) => {
    const email = someEmail()
    await client.post('/auth/quick_signup').json({ email })
    const login = await client.post('/auth/login').json({ email, password: PASSWORD })
    login.assertStatus(401)
    const { id } = await userOf(email)
    assert.isEmpty(await db.from('access_tokens').where('user_id', id))
  })

  test('mails a link, good for a week, that opens the account and verifies the address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await openMailbox()
    const email = someEmail()
    const returnUrl = '/go/e30/auth/forgot-password'
    await client.post('/auth/quick_signup').json({ email, language: 'es-mx', returnUrl })
    await drainOutbox()
    const [mail, ...more] = await mailbox.to(email)
    assert.isEmpty(more)
    assert.equal(mail!.subject, subjectOf('set_password', 'es-mx'))
    const link = linkIn(mail!.text)
    assert.equal(link.pathname, '/go/e30/reset_password')

    const nowMs = Date.now()
    cleanup(clock.replace(() => nowMs + 7 * DAY_MS - 60_000))
    const token = tokenIn(mail!.text)
    const body = { new_password: PASSWORD, confirm_password: PASSWORD }
    const set = await client.post('/auth/reset_password/set_new').bearerToken(token).json(body)
    set.assertStatus(200)
    assert.deepEqual(set.body(), { changed: true, email })
    const login = await client.post('/auth/login').json({ email, password: PASSWORD })
    login.assertStatus(200)
    login.assertBodyContains({ roles: ['player'], lastTosSigned: false, tosSignedAt: null })
    const own = await client.get('/v1/profiles').bearerToken(login.body().accessToken)
    own.assertBodyContains({ email, emailVerified: true })
  })

  test('sends nobody elsewhere than to a path of ours', async ({ client, assert }) => {
    const mailbox = await openMailbox()
    for (const returnUrl of ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)']) {
      const email = someEmail()
      ;(await client.post('/auth/quick_signup').json({ email, returnUrl })).assertStatus(201)
      await drainOutbox()
      const [mail] = await mailbox.to(email)
      const { origin, pathname, searchParams } = linkIn(mail!.text)
      assert.equal(origin, new URL(env.get('APP_URL')).origin)
      assert.equal(pathname, '/reset_password')
      assert.deepEqual([...searchParams.keys()], ['token'])
    }
  })

  test('keeps no payload that would make the link too long for a mail', async ({
    client,
    assert,
  }) => {
    const mailbox = await openMailbox()
    const email = someEmail()
    const returnUrl = `/go/${'A'.repeat(3_000)}/auth/forgot-password`
    ;(await client.post('/auth/quick_signup').json({ email, returnUrl })).assertStatus(201)
    await drainOutbox()
    const [mail] = await mailbox.to(email)
    assert.equal(linkIn(mail!.text).pathname, '/reset_password')
  })

  test('refuses an e-mail that has an account, and a full sign-up refuses a pending one', async ({
    client,
    assert,
  }) => {
    const known = await createPlayer()
    const taken = await client.post('/auth/quick_signup').json({ email: known.email.toUpperCase() })
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'E_EMAIL_TAKEN', title: 'Conflict', message: 'Conflict' })
    const email = someEmail()
    ;(await client.post('/auth/quick_signup').json({ email })).assertStatus(201)
    ;(await client.post('/auth/quick_signup').json({ email })).assertStatus(409)
    const full = await client.post('/auth/signup').json(signUpForm({ email }))
    full.assertStatus(409)
    full.assertBodyContains({ code: 'E_EMAIL_TAKEN' })
    assert.lengthOf(await db.from('users').where('email', email), 1)
  })

  test('wants an e-mail', async ({ client, assert }) => {
    for (const body of [{}, { email: '' }, { email: 'ana@' }, { email: ['a@example.com'] }]) {
      const response = await client.post('/auth/quick_signup').json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', message: 'Must be email' })
      assert.equal(response.body().errors[0].field, 'email')
    }
  })

  test('counts with the other sign-ups of an address', async ({ client }) => {
    const address = visitor()
    const { requests } = game.rateLimits.signUpPerAddress
    for (let n = 0; n < requests; n++) await client.post('/auth/signup').headers(address).json({})
    const refused = await client
      .post('/auth/quick_signup')
      .headers(address)
      .json({ email: someEmail() })
    refused.assertStatus(429)
  })
})
