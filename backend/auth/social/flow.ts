import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import type { Attribution } from '#auth/actions/add_account'
import type { SocialProvider } from '@sidepick/rules/types'

/** Where the player goes when it is done, and who waits for it. */
export interface SocialReturn {
  /** By this the window that opened ours knows its answer. */
  handoffState: string
  /** Whether there is such a window; it gets the session from the page that the player comes back to. */
  windowWaits: boolean
  returnUrl: string | null
}

/** One sign-in on its way to the provider and back, kept in the browser that began it. */
export interface SocialFlow extends SocialReturn {
  step: 'away'
  provider: SocialProvider
  /** Comes back with the answer, and only from this browser. */
  state: string
  /** Comes back inside the id_token. */
  nonce: string
  codeVerifier: string
  expiresAtMs: number
  origin: Attribution
}

/** The same sign-in once it succeeded, until its page has taken the session over. */
export interface SocialHandover extends SocialReturn {
  step: 'handover'
  key: string
  /** Host of the publisher's page with the window that waits; null when it is no partner's. */
  site: string | null
}

/**
 * Sealed with the app's key, so that nobody reads or writes it but this server; its prefix keeps a page without TLS,
 * such as a subdomain's, from setting one.
 */
const COOKIE = isHttps ? '__Secure-social_flow' : 'social_flow'
const PATH = '/auth'

export const newSecret = () => randomBytes(32).toString('base64url')

export function beginFlow(
  provider: SocialProvider,
  to: SocialReturn,
  origin: Attribution
): SocialFlow {
  return {
    ...to,
    step: 'away',
    provider,
    state: newSecret(),
    nonce: newSecret(),
    codeVerifier: newSecret(),
    expiresAtMs: clock.nowMs() + game.social.flowMs,
    origin,
  }
}

export function keepFlow({ response }: HttpContext, flow: SocialFlow | SocialHandover) {
  const crossSite = flow.step === 'away' && flow.provider === 'apple'
  const sameSite = flow.step === 'away' ? 'lax' : 'strict'
  const lifetimeMs = flow.step === 'away' ? game.social.flowMs : game.social.handoffMs
  response.encryptedCookie(COOKIE, flow, {
    path: PATH,
    maxAge: lifetimeMs / 1_000,
    httpOnly: true,
    // Apple's answer is posted from Apple's page, which brings no other kind of cookie along.
    sameSite: crossSite ? 'none' : sameSite,
    secure: crossSite || isHttps,
  })
}

/** The flow of this browser's cookie in the step that is asked for; null when there is none, or none of ours. */
export function readFlow<Step extends 'away' | 'handover'>(
  { request }: HttpContext,
  step: Step
): Extract<SocialFlow | SocialHandover, { step: Step }> | null {
  const flow = request.encryptedCookie(COOKIE) as SocialFlow | SocialHandover | null | undefined
  return flow?.step === step ? (flow as Extract<SocialFlow | SocialHandover, { step: Step }>) : null
}

export function dropFlow({ response }: HttpContext) {
  response.clearCookie(COOKIE, { path: PATH })
}
