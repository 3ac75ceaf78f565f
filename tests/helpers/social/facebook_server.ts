import { createHash, createHmac, randomUUID } from 'node:crypto'
import { openLocalServer, readForm } from '#tests/helpers/social/local_server'
import { pointAt } from '#tests/helpers/social/settings'

const CLIENT = { id: '1234567890', secret: 'an-app-secret-that-only-tests-know' }

export interface FacebookPerson {
  id: string
  email?: string
}

/** Speaks the shapes of Facebook's dialog, token and profile on this machine, as strictly as its documentation asks. */
export async function openFacebook(person: FacebookPerson) {
  const server = await openLocalServer()
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const tokens = new Set<string>()

  const dialog = (query: URLSearchParams) => {
    const back = new URL(query.get('redirect_uri')!)
    back.searchParams.set('state', query.get('state')!)
    const code = randomUUID()
    codes.set(code, {
      challenge: query.get('code_challenge')!,
      redirectUri: query.get('redirect_uri')!,
    })
    back.searchParams.set('code', code)
    return back.href
  }
  const exchange = (form: URLSearchParams) => {
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isGood =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT.id &&
      form.get('client_secret') === CLIENT.secret
    if (!isGood) return { status: 400, body: { error: { type: 'OAuthException', code: 100 } } }
    const token = `EAAB${randomUUID()}`
    tokens.add(token)
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 },
    }
  }
  const me = (query: URLSearchParams, authorization = '') => {
    const token = authorization.replace(/^Bearer /, '')
    const proof = createHmac('sha256', CLIENT.secret).update(token).digest('hex')
    const isGood = tokens.has(token) && query.get('appsecret_proof') === proof
    if (!isGood) {
      return { status: 400, body: { error: { type: 'GraphMethodException', code: 100 } } }
    }
    const fields = (query.get('fields') ?? '').split(',')
    const told = Object.entries(person).filter(([field]) => fields.includes(field))
    return { status: 200, body: Object.fromEntries(told) }
  }

  server.handle(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', server.origin)
    if (pathname === '/dialog/oauth') {
      return void response.writeHead(302, { location: dialog(searchParams) }).end()
    }
    const { status, body } =
      pathname === '/me'
        ? me(searchParams, request.headers.authorization)
        : exchange(await readForm(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  const restore = pointAt('facebook', {
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    authorizeUrl: `${server.origin}/dialog/oauth`,
    accessTokenUrl: `${server.origin}/oauth/access_token`,
    userInfoUrl: `${server.origin}/me`,
  })
  return {
    person,
    async close() {
      restore()
      await server.close()
    },
  }
}
