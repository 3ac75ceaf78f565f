import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { SocialProvider } from '@sidepick/rules/types'
import { isProviderOn } from '#config/social'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { beginFlow, keepFlow, newSecret } from '#auth/social/flow'
import { frameMayClaim } from '#auth/social/frame_may_claim'
import { authorizeUrl } from '#auth/social/identify'
import { sendProviderOff } from '#auth/social/provider_off'
import { toSocialStart } from '#auth/transformers/social_start'
import { startSocialQuery } from '#auth/validators/start_social_query'

/** A page of the sign-in itself is no place to come back to: it would begin another one. */
const OWN_PAGES = /^(\/go\/[^/?#]+)?\/auth(?![^/?#])/

/** Longest way back, in bytes of the cookie that keeps it: a browser drops a cookie that is too long without a word. */
const WAY_BACK_MAX_BYTES = 1_026

const leadsBack = (url: string) =>
  !OWN_PAGES.test(url) && Buffer.byteLength(JSON.stringify(url)) <= WAY_BACK_MAX_BYTES

@inject()
export default class StartSocialController {
  static readonly operation = {
    summary: 'Leads a browser to the provider, to sign in with an account there',
    auth: 'public',
    query: startSocialQuery,
    page: true,
    responses: { 302: vine.object({}) },
  }

  constructor(private partners: PartnerDomainsContract) {}

  async handle(ctx: HttpContext) {
    const { ally, params, request, response } = ctx
    const provider = params.provider as SocialProvider
    if (!isProviderOn(provider)) return sendProviderOff(ctx)
    const start = toSocialStart(request.qs())
    const returnUrl = await this.partners.safeReturnUrl(start.returnUrl)
    const flow = beginFlow(
      provider,
      {
        handoffState: start.handoffState ?? newSecret(),
        frameMayClaim: start.handoffState !== null && frameMayClaim(ctx),
        returnUrl: returnUrl !== null && leadsBack(returnUrl) ? returnUrl : null,
      },
      start.origin
    )
    keepFlow(ctx, flow)
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    response.redirect(await authorizeUrl(ally, flow))
  }
}
