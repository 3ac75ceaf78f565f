import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { newSecret } from '#auth/social/flow'

const COOKIE = isHttps ? '__Host-session_key' : 'session_key'

/** 256 bits as base64url. */
const KEY = /^[\w-]{43}$/

/** The key that this browser has brought; null where it has none, or keeps no cookies. */
export function sessionKey({ request }: HttpContext): string | null {
  const key: unknown = request.plainCookie(COOKIE, { encoded: false })
  return typeof key === 'string' && KEY.test(key) ? key : null
}

/** Gives this browser a key, or keeps the one that it has for longer. No script can read it. */
export function keepSessionKey(ctx: HttpContext): void {
  ctx.response.plainCookie(COOKIE, sessionKey(ctx) ?? newSecret(), {
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
