import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pathWithin } from '@sidepick/rules/path_within'
import type { SocialProvider } from '@sidepick/rules/types'
import { game } from '#config/game'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { beginFlow, keepFlow, newSecret } from '#auth/social/flow'
import { authorizeUrl } from '#auth/social/identify'
import type { SocialStart } from '#auth/transformers/social_start'

/** Longest return address, in bytes of its cookie, because browsers silently drop a longer cookie. */
const WAY_BACK_MAX_BYTES = 986

/** Starts a sign-in in the requesting browser. */
@inject()
export class LeaveForProvider {
  constructor(private addresses: ReturnAddressesContract) {}

  /** The provider's address to redirect to. */
  async handle(ctx: HttpContext, start: SocialStart, handoffState: string | null): Promise<string> {
    const flow = beginFlow(
      ctx.params.provider as SocialProvider,
      {
        handoffState: handoffState ?? newSecret(),
        windowWaits: handoffState !== null,
        returnUrl: await this.#wayBack(start.returnUrl),
      },
      { origin: start.origin, signedTerms: inForce(start.signedTerms) }
    )
    keepFlow(ctx, flow)
    ctx.response.header('cache-control', 'no-store')
    ctx.response.header('referrer-policy', 'no-referrer')
    return authorizeUrl(ctx.ally, flow)
  }

  /** Without the payload where the whole is too long for the cookie. null leads to the default page. */
  async #wayBack(wanted: string | null): Promise<string | null> {
    const url = await this.addresses.safe(wanted)
    if (url === null) return null
    const within = pathWithin(url)
    // A page of the sign-in itself is no return address.
    if (within.split(/[/?#]/)[1] === 'auth') return null
    return [url, within].find(isKept) ?? null
  }
}

const inForce = (version: string | null) => (version === game.termsVersion ? version : null)

const isKept = (url: string) => Buffer.byteLength(JSON.stringify(url)) <= WAY_BACK_MAX_BYTES
