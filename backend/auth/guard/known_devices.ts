import type { HttpContext } from '@adonisjs/core/http'
import { isHttps } from '#config/app'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { throttle } from '#shared/http/throttle'
import { hashToken } from '#auth/domain/tokens'

/** One account that somebody signed in to with its password from this browser. */
interface KnownDevice {
  /** Names the browser's own budget. */
  id: string
  /** Hash of the account's e-mail. */
  account: string
  expiresAtMs: number
}

const COOKIE = isHttps ? '__Host-known_device' : 'known_device'

/** Most accounts of one browser; a cookie holds 4 KB. */
const ACCOUNTS_MAX = 5

function read({ request }: HttpContext): KnownDevice[] {
  const known: unknown = request.encryptedCookie(COOKIE)
  if (!Array.isArray(known)) return []
  return (known as KnownDevice[]).filter(({ expiresAtMs }) => expiresAtMs > clock.nowMs())
}

/** The key for this browser's attempts at the account; null if nobody has signed in to it here. */
export function knownDevice(ctx: HttpContext, email: string): string | null {
  const account = hashToken(email)
  return read(ctx).find((device) => device.account === account)?.id ?? null
}

async function newDevice(account: string): Promise<string | null> {
  return (await throttle('newDevicesPerEmail', account)) === null ? newId() : null
}

/**
 * Makes this browser a known device of the account, with its own budget of attempts. It signs nobody in. The number per
 * day is limited, because somebody with a stolen password could otherwise collect budgets for the time after its
 * change.
 */
export async function rememberDevice(ctx: HttpContext, email: string): Promise<void> {
  const account = hashToken(email)
  const all = read(ctx)
  const id = all.find((device) => device.account === account)?.id ?? (await newDevice(account))
  if (id === null) return
  const expiresAtMs = clock.nowMs() + game.tokens.knownDeviceMs
  const others = all.filter((device) => device.account !== account)
  const known = [{ id, account, expiresAtMs }, ...others].slice(0, ACCOUNTS_MAX)
  ctx.response.encryptedCookie(COOKIE, known, {
    path: '/',
    maxAge: game.tokens.knownDeviceMs / 1_000,
    httpOnly: true,
    secure: isHttps,
    // A widget's frame is third-party, so the cookie is partitioned by site.
    sameSite: isHttps ? 'none' : 'lax',
    partitioned: isHttps,
  })
}
