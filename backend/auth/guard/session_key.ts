import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'
import { keyedHash } from '#shared/privacy/keyed_hash'

const COOKIE = isHttps ? '__Host-session_key' : 'session_key'

/** 256 bits as base64url. */
const KEY = /^[\w-]{43}$/

/**
 * The key that a family is bound to by the browser that brings this one. A script may have planted what a browser brings,
 * so that a family is never bound to it. The same key brings the same successor: an answer that was lost is given again.
 */
export const boundKey = (familyId: string, brought: string): string =>
  Buffer.from(keyedHash(`session_key ${familyId} ${brought}`), 'hex').toString('base64url')

/** The key that this browser has brought; null where it has none, or keeps no cookies. */
export function sessionKey({ request }: HttpContext): string | null {
  const key: unknown = request.plainCookie(COOKIE, { encoded: false })
  return typeof key === 'string' && KEY.test(key) ? key : null
}

/** Gives this browser its key for longer: this one, else the one that it has, else a new one. No script can read it. */
export function keepSessionKey(ctx: HttpContext, key = sessionKey(ctx) ?? newSecret()): void {
  ctx.response.plainCookie(COOKIE, key, {
    encode: false,
    path: '/',
    maxAge: game.tokens.refreshAbsoluteMs / 1_000,
    httpOnly: true,
    secure: isHttps,
    // A widget's frame is third-party, so the cookie is partitioned by site.
    sameSite: isHttps ? 'none' : 'lax',
    partitioned: isHttps,
  })
}
