import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import type { Attribution } from '#auth/actions/add_account'
import type { SocialProvider } from '@sidepick/rules/types'
import { PROVIDER_TERMS } from '#auth/social/provider_terms'
import { same } from '#auth/social/same'

/** The target of a completed sign-in, and the waiting window. */
export interface SocialReturn {
  /** By this the window that opened ours knows its answer. */
  handoffState: string
  /** Whether there is such a window; it gets the session from the page that the player comes back to. */
  windowWaits: boolean
  returnUrl: string | null
}

/** What a page of ours has told of the player before the sign-in. */
export interface SocialWords {
  origin: Attribution
  /** Version of the terms that were ticked; null where none were, or other ones are in force. */
  signedTerms: string | null
}

/** A sign-in in progress, stored in a cookie of the browser that started it. */
export interface SocialFlow extends SocialReturn, SocialWords {
  step: 'away'
  provider: SocialProvider
  /** Returned with the answer, and valid only in this browser. */
  state: string
  /** Returned in the id_token. */
  nonce: string
  codeVerifier: string
  expiresAtMs: number
}

/** A successful sign-in, until its page has claimed the session. */
export interface SocialHandover extends SocialReturn {
  step: 'handover'
  key: string
  /** Host of the publisher's page with the window that waits; null when it is no partner's. */
  site: string | null
  newAccount: boolean
}

type Kept = SocialFlow | SocialHandover

/**
 * Encrypted with the app's key, so that only this server reads or writes it; the prefix prevents a page without TLS,
 * such as a subdomain's, from setting one. Each sign-in of a browser has a cookie of its own, named by how its state begins.
 */
const COOKIE = isHttps ? '__Secure-social_flow' : 'social_flow'
const PATH = '/auth'
/** Six letters of 64 kinds keep the sign-ins of one browser apart. */
const NAMED_BY = 6

/** Bytes of the cookies that stay beside a new one of 4 KB: a proxy takes 8 KB of them in all (nginx, `large_client_header_buffers`). */
const OTHERS_MAX_BYTES = 3_500

const stateOf = (flow: Kept) => (flow.step === 'away' ? flow.state : flow.handoffState)
const cookieOf = (state: string) => `${COOKIE}_${state.slice(0, NAMED_BY)}`

export const newSecret = () => randomBytes(32).toString('base64url')

export function beginFlow(
  provider: SocialProvider,
  to: SocialReturn,
  words: SocialWords
): SocialFlow {
  return {
    ...to,
    ...words,
    step: 'away',
    provider,
    state: newSecret(),
    nonce: newSecret(),
    codeVerifier: newSecret(),
    expiresAtMs: clock.nowMs() + game.social.flowMs,
  }
}

export function keepFlow(ctx: HttpContext, flow: Kept) {
  const isAway = flow.step === 'away'
  const cookie = cookieOf(stateOf(flow))
  makeRoom(ctx, cookie)
  const crossSite = isAway && PROVIDER_TERMS[flow.provider].posts
  const sameSite = isAway ? 'lax' : 'strict'
  const lifetimeMs = isAway ? game.social.flowMs : game.social.handoffMs
  ctx.response.encryptedCookie(cookie, flow, {
    path: PATH,
    maxAge: lifetimeMs / 1_000,
    httpOnly: true,
    // An answer that is posted from the provider's page brings no other kind of cookie along.
    sameSite: crossSite ? 'none' : sameSite,
    secure: crossSite || isHttps,
  })
}

/** Drops the oldest sign-ins that nobody came back from. */
function makeRoom({ request, response }: HttpContext, cookie: string) {
  const others = Object.entries(request.cookiesList() as Record<string, string>)
    .filter(([name]) => name.startsWith(`${COOKIE}_`) && name !== cookie)
    .map(([name, value]) => ({
      name,
      bytes: name.length + value.length,
      age: ageOf(request, name),
    }))
    .sort((one, other) => one.age - other.age)
  let bytes = 0
  for (const other of others) {
    bytes += other.bytes
    if (bytes > OTHERS_MAX_BYTES) response.clearCookie(other.name, { path: PATH })
  }
}

/** How long ago a sign-in began, in milliseconds; one that only waits to be claimed is the youngest. */
function ageOf(request: HttpContext['request'], name: string): number {
  const flow = request.encryptedCookie(name) as Kept | null | undefined
  if (!flow) return Number.POSITIVE_INFINITY
  return flow.step === 'away' ? clock.nowMs() + game.social.flowMs - flow.expiresAtMs : 0
}

/** The flow of this state in this browser's cookies, if it is in the required step; else null. */
export function readFlow<Step extends Kept['step']>(
  { request }: HttpContext,
  step: Step,
  state: unknown
): Extract<Kept, { step: Step }> | null {
  if (typeof state !== 'string') return null
  const flow = request.encryptedCookie(cookieOf(state)) as Kept | null | undefined
  if (flow?.step !== step || !same(state, stateOf(flow))) return null
  return flow as Extract<Kept, { step: Step }>
}

export function dropFlow({ response }: HttpContext, state: string) {
  response.clearCookie(cookieOf(state), { path: PATH })
}
