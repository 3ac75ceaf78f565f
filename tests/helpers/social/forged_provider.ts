import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose'
import { CookieWalker, type Step } from '#tests/helpers/social/cookie_walker'
import { openLocalServer, readForm } from '#tests/helpers/social/local_server'
import { pointAt } from '#tests/helpers/social/settings'
import type { OpenidName } from '#tests/helpers/social/openid_provider'

const CLIENT_ID = 'sidepick-in-tests'
const keys = generateKeyPair('RS256', { extractable: true })
const appleKey = generateKeyPair('ES256', { extractable: true })

/** What the app asked of the provider. */
export interface Asked {
  state: string
  nonce: string
  location: URL
}

export interface ForgedProvider {
  issuer: string
  clientId: string
  key: CryptoKey
  publicJwk: Record<string, unknown>
  /** Everything a good answer says of somebody, and what is changed of it. */
  claims: (asked: Asked, changes?: JWTPayload) => JWTPayload
  /** A signed id_token with these claims. */
  sign: (claims: JWTPayload) => Promise<string>
  /** What a code is exchanged for, whichever it is. */
  answers: (answer: object) => void
  /** What the codes 0, 1, 2 … are exchanged for. */
  answersInTurn: (answers: object[]) => void
  close: () => Promise<void>
}

/** A provider that says whatever the test wants: its words reach the app with a good state, whoever they are about. */
export async function openForgedProvider(name: OpenidName): Promise<ForgedProvider> {
  const { publicKey, privateKey } = await keys
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const server = await openLocalServer()
  let answerTo: (code: string) => object = () => ({})
  server.handle(async (request, response) => {
    const form = await readForm(request)
    const answer = { access_token: 'at', token_type: 'Bearer', ...answerTo(form.get('code') ?? '') }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [publicJwk] } : answer))
  })
  const apple = name === 'apple' && {
    teamId: 'T',
    keyId: 'K',
    privateKey: await exportPKCS8((await appleKey).privateKey),
  }
  const restore = pointAt(name, {
    clientId: CLIENT_ID,
    clientSecret: 'secret',
    issuer: server.origin,
    authorizeUrl: `${server.origin}/auth`,
    accessTokenUrl: `${server.origin}/token`,
    jwksUrl: `${server.origin}/jwks`,
    ...(apple || {}),
  } as never)
  const nowSeconds = () => Math.floor(Date.now() / 1_000)
  return {
    issuer: server.origin,
    clientId: CLIENT_ID,
    key: privateKey,
    publicJwk,
    claims: ({ nonce }, changes = {}) => ({
      iss: server.origin,
      aud: CLIENT_ID,
      iat: nowSeconds(),
      exp: nowSeconds() + 300,
      nonce,
      ...changes,
    }),
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey),
    answers(answer) {
      answerTo = () => answer
    },
    answersInTurn(answers) {
      answerTo = (code) => answers[Number(code)] ?? {}
    },
    async close() {
      restore()
      await server.close()
    },
  }
}

/** Begins a sign-in in this browser. */
export async function leave(
  walker: CookieWalker,
  start: string,
  headers: Record<string, string> = {}
): Promise<Asked> {
  const { location } = await walker.go(start, { headers })
  return askedAt(location!)
}

/** How a browser says that a page of ours leads a whole window somewhere. */
export const FROM_OUR_PAGE = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

/** The form that a window of ours posts which waits for the sign-in. */
export const postStart = (
  walker: CookieWalker,
  fields: Record<string, string>,
  headers: Record<string, string> = FROM_OUR_PAGE
): Promise<Step> =>
  walker.go('/auth/google', { method: 'POST', headers, body: new URLSearchParams(fields) })

/** Begins a sign-in in this browser for a window that waits. */
export async function leaveForWindow(
  walker: CookieWalker,
  fields: Record<string, string>
): Promise<Asked> {
  const { headers } = await postStart(walker, fields)
  return askedAt(new URL((headers.get('refresh') ?? '').replace('0; url=', '')))
}

const askedAt = (location: URL): Asked => ({
  location,
  state: location.searchParams.get('state') ?? '',
  nonce: location.searchParams.get('nonce') ?? '',
})

/** A whole sign-in of somebody with these claims. */
export async function signInAs(
  provider: ForgedProvider,
  changes: JWTPayload,
  { walker = new CookieWalker(), start = '/auth/google' } = {}
): Promise<Step> {
  const asked = await leave(walker, start)
  provider.answers({ id_token: await provider.sign(provider.claims(asked, changes)) })
  const callback = new URL(start, 'http://app').pathname
  return walker.go(`${callback}/callback?code=c&state=${asked.state}`)
}
