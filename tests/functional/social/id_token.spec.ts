import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import {
  leave,
  openForgedProvider,
  signInAs,
  type Asked,
  type ForgedProvider,
} from '#tests/helpers/social/forged_provider'
import { pointAt } from '#tests/helpers/social/settings'

const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

const nowSeconds = () => Math.floor(Date.now() / 1_000)
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Forgery = (provider: ForgedProvider, asked: Asked, who: JWTPayload) => Promise<unknown>

const changed =
  (changes: (provider: ForgedProvider) => JWTPayload): Forgery =>
  (provider, asked, who) =>
    provider.sign(provider.claims(asked, { ...who, ...changes(provider) }))

const forgeries: [string, Forgery][] = [
  ['another nonce', changed(() => ({ nonce: 'of-another-sign-in' }))],
  ['no nonce', changed(() => ({ nonce: undefined }))],
  ['another audience', changed(() => ({ aud: 'another-app' }))],
  ['no audience', changed(() => ({ aud: undefined }))],
  [
    'several audiences, issued to another of them',
    changed(({ clientId }) => ({ aud: [clientId, 'another-app'], azp: 'another-app' })),
  ],
  ['several audiences, issued to nobody', changed(({ clientId }) => ({ aud: [clientId, 'b'] }))],
  ['another issuer', changed(() => ({ iss: 'https://accounts.example' }))],
  ['an issuer that begins alike', changed(({ issuer }) => ({ iss: `${issuer}.evil.example` }))],
  ['an end in the past', changed(() => ({ exp: nowSeconds() - 120, iat: nowSeconds() - 400 }))],
  ['no end', changed(() => ({ exp: undefined }))],
  ['a beginning in the future', changed(() => ({ nbf: nowSeconds() + 600 }))],
  ['nobody in it', changed(() => ({ sub: undefined }))],
  ['a name without end', changed(() => ({ sub: 's'.repeat(256) }))],
  [
    'the signature of somebody else',
    async (provider, asked, who) =>
      new SignJWT(provider.claims(asked, who))
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign((await generateKeyPair('RS256')).privateKey),
  ],
  [
    'no signature at all',
    async (provider, asked, who) =>
      `${base64({ alg: 'none' })}.${base64(provider.claims(asked, who))}.`,
  ],
  [
    'a shared secret made of the public key',
    async (provider, asked, who) =>
      new SignJWT(provider.claims(asked, who))
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(Buffer.from(JSON.stringify(provider.publicJwk))),
  ],
  [
    'claims changed after signing',
    async (provider, asked, who) => {
      const [header, , signature] = (
        await provider.sign(provider.claims(asked, { ...who, sub: 'somebody' }))
      ).split('.')
      return `${header}.${base64(provider.claims(asked, who))}.${signature}`
    },
  ],
  ['no token in it', async () => undefined],
  ['something else for a token', async () => 'not.a.token'],
]

test.group('An id_token', () => {
  test('with {0} signs nobody in')
    .with(forgeries)
    .run(async ({ assert, cleanup }, [, forge]) => {
      const provider = await openForgedProvider('google')
      cleanup(() => provider.close())
      const who = { sub: randomUUID(), email: `f${randomUUID()}@example.com`, email_verified: true }

      const walker = new CookieWalker()
      const asked = await leave(walker, '/auth/google')
      provider.answers({ id_token: await forge(provider, asked, who) })
      const refused = await walker.go(`/auth/google/callback?code=c&state=${asked.state}`)
      assert.equal(refused.headers.get('location'), '/auth?error=provider_error')
      assert.isNull(await db.from('users').where('email', who.email).first())

      const accepted = await signInAs(provider, who)
      assert.equal(accepted.location?.pathname, '/auth/callback/google', 'the control must pass')
    })

  test('of Microsoft names the directory that must have issued it: {0}')
    .with([
      ['its own', TENANT, TENANT, true],
      ['another one', TENANT, '11111111-2222-3333-4444-555555555555', false],
      ['none', undefined, TENANT, false],
      ['what is none', `${TENANT}/v2.0/../x`, TENANT, false],
    ] as [string, string | undefined, string, boolean][])
    .run(async ({ assert, cleanup }, [, tid, issuedBy, good]) => {
      const provider = await openForgedProvider('microsoft')
      const restore = pointAt('microsoft', { issuer: 'https://login.example/{tenantid}/v2.0' })
      cleanup(async () => {
        restore()
        await provider.close()
      })
      const answer = await signInAs(
        provider,
        {
          sub: randomUUID(),
          email: `m${randomUUID()}@example.com`,
          tid,
          iss: `https://login.example/${issuedBy}/v2.0`,
        },
        { start: '/auth/microsoft' }
      )
      const expected = good ? '/auth/callback/microsoft' : '/auth'
      assert.equal(answer.location?.pathname, expected)
    })
})
