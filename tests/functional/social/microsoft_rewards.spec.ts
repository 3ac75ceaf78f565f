import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { demoAccounts } from '#config/social'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { openForgedProvider, type ForgedProvider } from '#tests/helpers/social/forged_provider'

const asked = { state: '', nonce: '', location: new URL('http://app') }
const someone = () => ({ sub: randomUUID(), email: `x${randomUUID()}@example.com`, xms_edov: true })

/** A token as Microsoft's programme hands it to its page. */
const tokenOf = (provider: ForgedProvider, who: object) =>
  provider.sign(provider.claims(asked, { ...who, nonce: undefined }))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The token with another last letter: its lowest bits stand for nothing, so that the signature is the same. */
const sameSigned = (token: string) =>
  token.slice(0, -1) + LETTERS[LETTERS.indexOf(token.at(-1)!) ^ 1]

async function atMicrosoft(cleanup: (undo: () => Promise<void>) => void) {
  const provider = await openForgedProvider('microsoft')
  cleanup(() => provider.close())
  return provider
}

test.group('POST /auth/microsoft_rewards', () => {
  test('links the account to whoever is signed in, who can sign in with it from then on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await atMicrosoft(cleanup)
    const player = await createPlayer()
    const who = someone()
    for (const times of ['first', 'again']) {
      const response = await client
        .post('/auth/microsoft_rewards')
        .bearerToken(player.accessToken)
        .json({ token: await tokenOf(provider, { ...who, jti: times }) })
      response.assertStatus(201)
      response.assertBody({ linked: true })
    }
    const rows = await db.from('social_identities').where('user_id', player.id)
    assert.lengthOf(rows, 1)
    const session = await client
      .post('/auth/microsoft_rewards')
      .json({ token: await tokenOf(provider, who) })
    session.assertStatus(200)
    session.assertBodyContains({ email: player.email, roles: ['player'], newAccount: false })
  })

  test('signs a stranger in, with an account and its bonus', async ({
    client,
    assert,
    cleanup,
  }) => {
    const provider = await atMicrosoft(cleanup)
    const who = someone()
    const response = await client
      .post('/auth/microsoft_rewards')
      .json({ token: await tokenOf(provider, who), email: 'else@example.com', distributorId: '..' })
    response.assertStatus(200)
    response.assertBodyContains({ email: who.email, tosSignedAt: null, newAccount: true })
    const { id } = await db.from('users').where('email', who.email).firstOrFail()
    const [account] = await db.from('ledger_accounts').where({ user_id: id, currency: 'point' })
    assert.equal(account.balance, game.points.signUpBonus)
    assert.isNull(await db.from('users').where('email', 'else@example.com').first())
  })

  test('gives an account that is linked to nobody else', async ({ client, assert, cleanup }) => {
    const provider = await atMicrosoft(cleanup)
    const [owner, other] = [await createPlayer(), await createPlayer()]
    const who = someone()
    const link = async (token: string) =>
      client
        .post('/auth/microsoft_rewards')
        .bearerToken(token)
        .json({ token: await tokenOf(provider, { ...who, jti: token }) })
    ;(await link(owner.accessToken)).assertStatus(201)
    const refused = await link(other.accessToken)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_IN_USE' })
    assert.lengthOf(await db.from('social_identities').where('user_id', other.id), 0)
  })

  test('takes no token twice, whoever brings it', async ({ client, cleanup }) => {
    const provider = await atMicrosoft(cleanup)
    const token = await tokenOf(provider, someone())
    ;(await client.post('/auth/microsoft_rewards').json({ token })).assertStatus(200)
    const again = await client.post('/auth/microsoft_rewards').json({ token })
    again.assertStatus(401)
    again.assertBodyContains({ code: 'E_UNAUTHORIZED' })
    const rewritten = await client
      .post('/auth/microsoft_rewards')
      .json({ token: sameSigned(token) })
    rewritten.assertStatus(401)
  })

  test('refuses a token {0} with 401')
    .with([
      ['of another app', { aud: 'another' }],
      ['of another issuer', { iss: 'https://evil.example' }],
      ['that is over', { exp: 1_000 }],
      ['that is older than ten minutes', { iat: Math.floor(Date.now() / 1_000) - 700 }],
      ['without an address', { email: undefined }],
    ] as [string, object][])
    .run(async ({ client, cleanup }, [, changes]) => {
      const provider = await atMicrosoft(cleanup)
      const token = await tokenOf(provider, { ...someone(), ...changes })
      const response = await client.post('/auth/microsoft_rewards').json({ token })
      response.assertStatus(401)
      response.assertBodyContains({ code: 'E_UNAUTHORIZED' })
    })

  test('asks for the password where the address is a player’s and not proved', async ({
    client,
    cleanup,
  }) => {
    const provider = await atMicrosoft(cleanup)
    const { email } = await createPlayer()
    const token = await tokenOf(provider, { ...someone(), email })
    const response = await client.post('/auth/microsoft_rewards').json({ token })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_LINK_REQUIRED' })
  })

  test('lets nobody in who is blocked', async ({ client, cleanup }) => {
    const provider = await atMicrosoft(cleanup)
    const who = someone()
    await client.post('/auth/microsoft_rewards').json({ token: await tokenOf(provider, who) })
    await db.from('users').where('email', who.email).update({ status: 'blocked' })
    const token = await tokenOf(provider, { ...who, jti: 'next' })
    const response = await client.post('/auth/microsoft_rewards').json({ token })
    response.assertStatus(403)
    response.assertBodyContains({ code: 'E_BLOCKED' })
  })

  test('refuses {0}')
    .with([
      ['a body without a token', {}],
      ['an empty token', { token: '' }],
      ['a token that is no text', { token: { a: 1 } }],
      ['a token without end', { token: 'a'.repeat(9_000) }],
    ] as [string, object][])
    .run(async ({ client }, [, body]) => {
      const response = await client.post('/auth/microsoft_rewards').json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'token' }] })
    })

  test('is off where Microsoft does not know us', async ({ client, cleanup }) => {
    demoAccounts.on = false
    cleanup(() => void (demoAccounts.on = true))
    const response = await client.post('/auth/microsoft_rewards').json({ token: 't' })
    response.assertStatus(503)
    response.assertBodyContains({ code: 'E_PROVIDER_DISABLED' })
  })
})
