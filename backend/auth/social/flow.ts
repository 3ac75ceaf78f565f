import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import type { Attribution } from '#auth/actions/add_account'
import type { SocialProvider } from '@sidepick/rules/types'
import { PROVIDER_TERMS } from '#auth/social/provider_terms'

/** The target of a completed sign-in, and the waiting window. */
export interface SocialReturn {
  /** By this the window that opened ours knows its answer. */
  handoffState: string
  /** Whether there is such a window; it gets the session from the page that the player comes back to. */
  windowWaits: boolean
  returnUrl: string | null
}

/** A sign-in in progress, stored in a cookie of the browser that started it. */
export interface SocialFlow extends SocialReturn {
  step: 'away'
  provider: SocialProvider
  /** Returned with the answer, and valid only in this browser. */
  state: string
  /** Returned in the id_token. */
  nonce: string
  codeVerifier: string
  expiresAtMs: number
  origin: Attribution
}

/** A successful sign-in, until its page has claimed the session. */
export interface SocialHandover extends SocialReturn {
  step: 'handover'
  key: string
  /** Host of the publisher's page with the window that waits; null when it is no partner's. */
  site: string | null
}

/**
 * Encrypted with the app's key, so that only this server reads or writes it; the prefix prevents a page without TLS,
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
  const crossSite = flow.step === 'away' && PROVIDER_TERMS[flow.provider].posts
  const sameSite = flow.step === 'away' ? 'lax' : 'strict'
  const lifetimeMs = flow.step === 'away' ? game.social.flowMs : game.social.handoffMs
  response.encryptedCookie(COOKIE, flow, {
    path: PATH,
    maxAge: lifetimeMs / 1_000,
    httpOnly: true,
    // An answer that is posted from the provider's page brings no other kind of cookie along.
    sameSite: crossSite ? 'none' : sameSite,
    secure: crossSite || isHttps,
  })
}

/** The flow in this browser's cookie, if it is in the required step; else null. */
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
