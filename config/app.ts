import { defineConfig } from '@adonisjs/core/http'
import { answerBadAddress } from '#shared/http/bad_address'
import env from '#start/env'
import proxyAddr from 'proxy-addr'

/** Whether browsers reach us over TLS, wherever that ends. */
export const isHttps = new URL(env.get('APP_URL')).protocol === 'https:'

/** How far HSTS goes, in words of its header. */
const HSTS_SCOPES = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

/** Nothing runs, loads or leads anywhere, and whoever opened the window cannot reach into it. */
export const NO_PAGE = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Sent with every answer; a controller that says otherwise wins. */
export const headersOfAll = new Map<string, string>([
  ['x-content-type-options', 'nosniff'],
  ['cache-control', 'no-store'],
  // What is no page is no document of our origin either, when a window is opened at it; a page says its own policy.
  ['content-security-policy', NO_PAGE],
  // CORS echoes the origin, so a cache keeps one answer for each; nothing else of a call may be added here.
  ['vary', 'Origin'],
  ...(isHttps
    ? [['strict-transport-security', `max-age=31536000${HSTS_SCOPES[env.get('HSTS')]}`] as const]
    : []),
])

/** How long a sender may take, in ms; whoever takes longer is cut off. */
export const patience = {
  /** For the whole head of a call. */
  headMs: 15_000,
  /** Without a byte, in the middle of a body. */
  silentBodyMs: 15_000,
  /** For a whole call, however busily it is sent. */
  callMs: 300_000,
}

export const appKey = env.get('APP_KEY')

/** Paths below which the routes answer as well as at the root. */
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
