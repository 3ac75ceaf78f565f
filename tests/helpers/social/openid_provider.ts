import { generateKeyPair, exportPKCS8, jwtVerify, type CryptoKey } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { social } from '#config/social'
import { openLocalServer, readForm } from '#tests/helpers/social/local_server'
import { pointAt } from '#tests/helpers/social/settings'
import { loginPage } from '#tests/helpers/social/login_page'

export interface Account {
  sub: string
  email?: string
  email_verified?: boolean
  [claim: string]: unknown
}

export type OpenidName = 'google' | 'microsoft' | 'apple'

const CLIENT = { id: 'sidepick-in-tests', secret: 'a-secret-that-only-tests-know' }

export interface OpenidProvider {
  origin: string
  /** Whoever signs in at the provider next. */
  account: Account
  /** Whether its pages cut themselves off from whoever opened their window. */
  severs: boolean
  close: () => Promise<void>
}

/** A real OpenID provider on this machine, in the shape of one of the three, and our settings pointed at it. */
export async function openOpenidProvider(
  name: OpenidName,
  account: Account
): Promise<OpenidProvider> {
  const server = await openLocalServer()
  const state: OpenidProvider = {
    origin: server.origin,
    account,
    severs: false,
    close: async () => {},
  }
  const provider = new Provider(server.origin, configuration(name, state))
  const apple = name === 'apple' ? await appleKeys() : null
  const answer = provider.callback()

  server.handle(async (request, response) => {
    const url = new URL(request.url ?? '/', server.origin)
    if (state.severs) response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (url.pathname.startsWith('/interaction/')) {
      return loginPage(provider, state, request, response)
    }
    if (apple && url.pathname === '/token') {
      const form = Object.fromEntries(await readForm(request))
      const good = await apple.isClientSecret(form.client_secret ?? '', server.origin)
      Object.assign(request, {
        body: { ...form, client_secret: good ? CLIENT.secret : 'refused' },
      })
    }
    await answer(request, response)
  })

  const restore = pointAt(name, {
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    issuer: server.origin,
    authorizeUrl: `${server.origin}/auth`,
    accessTokenUrl: `${server.origin}/token`,
    jwksUrl: `${server.origin}/jwks`,
    ...(apple ? { ...apple.settings, clientSecret: '' } : {}),
  } as never)
  state.close = async () => {
    restore()
    await server.close()
  }
  return state
}

function configuration(name: OpenidName, state: OpenidProvider): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [social[name].callbackUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov', 'tid'] },
    conformIdTokenClaims: false,
    pkce: { required: () => name !== 'apple' },
    cookies: { keys: ['only-for-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...state.account }) }),
    async loadExistingGrant({ oidc }) {
      const { provider, client, session } = oidc
      const grant = new provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  }
}

/** Apple takes no secret but a statement signed with the key it gave us. */
async function appleKeys() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const settings = {
    teamId: 'TEAM123456',
    keyId: 'KEY1234567',
    privateKey: await exportPKCS8(privateKey),
  }
  return {
    settings,
    isClientSecret: (secret: string, audience: string) =>
      isStatement(secret, audience, settings, publicKey),
  }
}

async function isStatement(
  secret: string,
  audience: string,
  { teamId, keyId }: { teamId: string; keyId: string },
  publicKey: CryptoKey
): Promise<boolean> {
  try {
    const { protectedHeader } = await jwtVerify(secret, publicKey, {
      issuer: teamId,
      subject: CLIENT.id,
      audience,
      algorithms: ['ES256'],
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: 60,
    })
    return protectedHeader.kid === keyId
  } catch {
    return false
  }
}
