import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'
import { demo } from '#config/demo'
import env from '#start/env'

const callbackUrl = (provider: SocialProvider) =>
  new URL(`/auth/${provider}/callback`, env.get('APP_URL')).href

const GOOGLE_ISSUERS = 'https://accounts.google.com accounts.google.com'
const APPLE = 'https://appleid.apple.com'
const FACEBOOK = 'https://www.facebook.com/v24.0'
const FACEBOOK_GRAPH = 'https://graph.facebook.com/v24.0'
const MICROSOFT = 'https://login.microsoftonline.com'
const MICROSOFT_TENANT = `${MICROSOFT}/${env.get('MICROSOFT_TENANT', 'common')}`

/** The providers' endpoints and our client ids. Without a client id a provider is off, except in a demo. */
export const social = {
  google: {
    clientId: env.get('GOOGLE_CLIENT_ID', ''),
    clientSecret: env.get('GOOGLE_CLIENT_SECRET', ''),
    callbackUrl: callbackUrl('google'),
    authorizeUrl: env.get('GOOGLE_AUTHORIZE_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
    accessTokenUrl: env.get('GOOGLE_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
    jwksUrl: env.get('GOOGLE_JWKS_URL', 'https://www.googleapis.com/oauth2/v3/certs'),
    issuer: env.get('GOOGLE_ISSUER', GOOGLE_ISSUERS).split(' '),
  },
  facebook: {
    clientId: env.get('FACEBOOK_CLIENT_ID', ''),
    clientSecret: env.get('FACEBOOK_CLIENT_SECRET', ''),
    callbackUrl: callbackUrl('facebook'),
    authorizeUrl: env.get('FACEBOOK_AUTHORIZE_URL', `${FACEBOOK}/dialog/oauth`),
    accessTokenUrl: env.get('FACEBOOK_TOKEN_URL', `${FACEBOOK_GRAPH}/oauth/access_token`),
    userInfoUrl: env.get('FACEBOOK_USER_URL', `${FACEBOOK_GRAPH}/me`),
  },
  apple: {
    clientId: env.get('APPLE_CLIENT_ID', ''),
    /** Signed with the key for each exchange. */
    clientSecret: '',
    teamId: env.get('APPLE_TEAM_ID', ''),
    keyId: env.get('APPLE_KEY_ID', ''),
    privateKey: env.get('APPLE_PRIVATE_KEY', '').replaceAll(String.raw`\n`, '\n'),
    callbackUrl: callbackUrl('apple'),
    authorizeUrl: env.get('APPLE_AUTHORIZE_URL', `${APPLE}/auth/authorize`),
    accessTokenUrl: env.get('APPLE_TOKEN_URL', `${APPLE}/auth/token`),
    jwksUrl: env.get('APPLE_JWKS_URL', `${APPLE}/auth/keys`),
    issuer: env.get('APPLE_ISSUER', APPLE),
  },
  microsoft: {
    clientId: env.get('MICROSOFT_CLIENT_ID', ''),
    clientSecret: env.get('MICROSOFT_CLIENT_SECRET', ''),
    callbackUrl: callbackUrl('microsoft'),
    authorizeUrl: env.get('MICROSOFT_AUTHORIZE_URL', `${MICROSOFT_TENANT}/oauth2/v2.0/authorize`),
    accessTokenUrl: env.get('MICROSOFT_TOKEN_URL', `${MICROSOFT_TENANT}/oauth2/v2.0/token`),
    jwksUrl: env.get('MICROSOFT_JWKS_URL', `${MICROSOFT_TENANT}/discovery/v2.0/keys`),
    /** The token names the account's directory. */
    issuer: env.get('MICROSOFT_ISSUER', `${MICROSOFT}/{tenantid}/v2.0`),
  },
}

/**
 * The demo's stand-in for providers without keys. Anybody may enter any address there, so it is off where strangers
 * have access.
 */
export const demoAccounts = { on: demo.on && demo.isLocal }

/** Whether the demo's page stands in for the provider. */
export function isDemo(provider: SocialProvider): boolean {
  return demoAccounts.on && social[provider].clientId === ''
}

export function isProviderOn(provider: SocialProvider): boolean {
  return social[provider].clientId !== '' || isDemo(provider)
}

/** The providers that are on. */
export function providersOn(): SocialProvider[] {
  return SOCIAL_PROVIDERS.filter(isProviderOn)
}
