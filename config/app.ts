import { defineConfig } from '@adonisjs/core/http'
import { answerBadAddress } from '#shared/http/bad_address'
import env from '#start/env'
import proxyAddr from 'proxy-addr'

/** Whether browsers reach us over TLS, wherever it terminates. */
export const isHttps = new URL(env.get('APP_URL')).protocol === 'https:'

/** The directives of HSTS. */
const HSTS_SCOPES = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** Blocks scripts, loading and navigation, and cuts the opener off. */
export const NO_PAGE = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Defaults for every response; a controller may override them. */
export const headersOfAll = new Map<string, string>([
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'no-store'],
  // A response that is not a page is sandboxed when a window opens it; a page sets its own policy.
  ['content-security-policy', NO_PAGE],
  // CORS echoes the origin, so a cache stores one response per origin; no other header may be added here.
  ['vary', 'Origin'],
  ...(isHttps
    ? [['strict-transport-security', `max-age=31536000${HSTS_SCOPES[env.get('HSTS')]}`] as const]
    : []),
])

/** Time limits of a connection, in ms; a slower one is closed. */
export const patience = {
  /** For all headers. */
  headMs: 15_000,
  /** For a pause inside of a body. */
  silentBodyMs: 15_000,
  /** For the whole request. */
  callMs: 300_000,
  /**
   * For a connection between two requests: longer than nginx (60 s) and other proxies keep one, so that none of them sends a request
   * into a connection that is being closed.
   */
  idleMs: 75_000,
}

export const appKey = env.get('APP_KEY')

/** Path prefixes below which the routes answer too. */
export const apiPrefixes = ['/api', env.get('API_BASE_PREFIX').replace(/\/+$/, '')].filter(Boolean)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  /** Client addresses are read from X-Forwarded-For only when the sender is one of these proxies. */
  trustProxy: proxyAddr.compile(
    env
      .get('TRUSTED_PROXIES')
      .split(',')
      .map((range) => range.trim())
  ),
  onBadUrl: answerBadAddress,
  cookie: { httpOnly: true, secure: isHttps, sameSite: 'lax' },
})
