import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { game } from '#config/game'
import { unseal } from '#profiles/domain/sealed'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm, visitor } from '#tests/helpers/visitor'

const userOf = (form: Record<string, unknown>) =>
  db.from('users').where('email', String(form.email).toLowerCase()).first()

test.group('Signing up', () => {
  test('makes an account and answers with a session for it', async ({ client, assert }) => {
    const form = signUpForm()
    const response = await client.post('/auth/signup').headers(visitor()).json(form)

    response.assertStatus(201)
    const body = response.body()
    assert.match(body.accessToken, /^at_[\w-]{43}$/)
    assert.match(body.refreshToken, /^rt_[\w-]{43}$/)
    assert.containsSubset(body, {
      accessTokenExpiresIn: 900,
      roles: ['player'],
      lastTosSigned: true,
      email: form.email,
      payoutEmail: null,
    })
    assert.closeTo(Date.parse(body.tosSignedAt), Date.now(), 10_000)
    const profile = await client.get('/v1/profiles').bearerToken(body.accessToken)
    profile.assertBodyContains({ username: form.username, email: form.email, emailVerified: false })
  })

  test('stores no secret as it came', async ({ client, assert }) => {
    const form = signUpForm()
    const { accessToken, refreshToken } = (
      await client.post('/auth/signup').headers(visitor()).json(form)
    ).body()
    const { id } = await userOf(form)
    const stored = JSON.stringify([
      await db.from('credentials').where('user_id', id),
      await db.from('access_tokens').where('user_id', id),
      await db.from('refresh_tokens').where('family_id', await familyOf(id)),
    ])
    for (const secret of [form.password as string, accessToken, refreshToken]) {
      assert.notInclude(stored, secret)
      assert.notInclude(stored, secret.slice(3))
    }
    assert.include(stored, '$scrypt$n=16384,r=8,p=1')
  })

  test('pays the bonus once and records the claim without paying it', async ({
    client,
    assert,
  }) => {
    const form = signUpForm({ points: 99_999 })
    const { accessToken } = (await client.post('/auth/signup').headers(visitor()).json(form)).body()
    const balance = await client.get('/v1/wallets/account-balance').bearerToken(accessToken)
    balance.assertBodyContains({ points: game.points.signUpBonus })
    assert.equal((await userOf(form)).claimed_points, game.points.signUpClaimMax)
  })

  test('keeps what the form says, cleaned', async ({ client, assert }) => {
    const origin = {
      sourceDomain: ' News.Example.com ',
      amplitudeExperimentVariant: 'onboarding:b',
    }
    const form = signUpForm({ language: 'es-mx', ...origin })
    const sent = { ...form, email: `  ${String(form.email).toUpperCase()} ` }
    ;(await client.post('/auth/signup').headers(visitor()).json(sent)).assertStatus(201)
    const user = await userOf(form)
    assert.containsSubset(user, {
      language: 'es-mx',
      source_domain: 'news.example.com',
      experiment_variant: 'onboarding:b',
      country: 'US',
      state: 'NY',
      status: 'active',
    })
    assert.closeTo(Number(user.us_residency_confirmed_at), Date.now(), 10_000)
    assert.match(user.profile_color, /^[0-9a-f]{6}$/)
    const place = { userId: user.id, field: 'birthday' }
    assert.equal(unseal(user.birthday_sealed, place), form.birthday)
  })

  test('keeps evidence of the accepted terms', async ({ client, assert }) => {
    const form = signUpForm()
    const headers = { ...visitor(), 'user-agent': 'Probe/1.0' }
    await client.post('/auth/signup').headers(headers).json(form)
    const { id } = await userOf(form)
    const [row, ...more] = await db.from('terms_acceptances').where('user_id', id)
    assert.lengthOf(more, 0)
    assert.containsSubset(row, { version: game.termsVersion, user_agent: 'Probe/1.0' })
    assert.equal(row.ip, headers['x-forwarded-for'])
  })

  test('remembers who recommended the player, if there is such a player', async ({
    client,
    assert,
  }) => {
    const friend = await createPlayer()
    const recommended = signUpForm({ referrerId: friend.id })
    const stranger = signUpForm({ referrerId: '019aa000-0000-7000-8000-000000000000' })
    const nonsense = signUpForm({ referrerId: 'me' })
    for (const form of [recommended, stranger, nonsense]) {
      ;(await client.post('/auth/signup').headers(visitor()).json(form)).assertStatus(201)
    }
    assert.equal((await userOf(recommended)).referrer_id, friend.id)
    assert.isNull((await userOf(stranger)).referrer_id)
    assert.isNull((await userOf(nonsense)).referrer_id)
  })

  test('takes a resident of elsewhere, without a state and without the confirmation', async ({
    client,
    assert,
  }) => {
    const form = signUpForm({ country: 'MX', state: null, usResidency: false })
    ;(await client.post('/auth/signup').headers(visitor()).json(form)).assertStatus(201)
    assert.containsSubset(await userOf(form), {
      country: 'MX',
      state: null,
      us_residency_confirmed_at: null,
    })
  })

  test('refuses an e-mail that has an account, whatever its case', async ({ client, assert }) => {
    const { email } = await createPlayer()
    const form = signUpForm({ email: email.toUpperCase() })
    const response = await client.post('/auth/signup').headers(visitor()).json(form)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_EMAIL_TAKEN', title: 'Conflict', message: 'Conflict' })
    assert.isNull(await db.from('users').where('username', String(form.username)).first())
  })

  test('refuses a username that is taken, whatever its case', async ({ client, assert }) => {
    const { username } = await createPlayer()
    const form = signUpForm({ username: username.toUpperCase() })
    const response = await client.post('/auth/signup').headers(visitor()).json(form)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_USERNAME_TAKEN', message: 'Username is taken' })
    assert.isNull(await userOf(form))
  })

  test('reckons the age on the day in UTC', async ({ client, cleanup }) => {
    cleanup(clock.replace(() => Date.parse('2026-05-16T23:59:59.999Z')))
    const form = signUpForm({ birthday: '2008-05-17' })
    const young = await client.post('/auth/signup').headers(visitor()).json(form)
    young.assertStatus(422)
    young.assertBodyContains({ code: 'E_UNDERAGE', message: 'You must be 18 or older' })
    cleanup(clock.replace(() => Date.parse('2026-05-17T00:00:00.000Z')))
    ;(await client.post('/auth/signup').headers(visitor()).json(form)).assertStatus(201)
  })

  test('lets ten sign-ups an hour from one address through', async ({ client, assert }) => {
    const address = visitor()
    for (let n = 0; n < game.rateLimits.signUpPerAddress.requests; n++) {
      const response = await client.post('/auth/signup').headers(address).json({})
      response.assertStatus(422)
    }
    const refused = await client.post('/auth/signup').headers(address).json(signUpForm())
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
    const { seconds } = game.rateLimits.signUpPerAddress
    assert.closeTo(Number(refused.header('retry-after')), seconds, 30)
  })
})

async function familyOf(userId: string): Promise<string> {
  return (await db.from('refresh_families').where('user_id', userId).first()).id
}
