import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SocialProvider } from '@sidepick/rules/types'
import { isProviderOn } from '#config/social'
import { LeaveForProvider } from '#auth/social/leave_for_provider'
import { isEmbedded } from '#auth/social/led_by'
import { PROVIDER_PATH } from '#auth/social/provider_terms'
import { sendProviderOff } from '#auth/social/provider_off'
import { refuseSignIn } from '#auth/social/refuse_sign_in'
import { toSocialStart } from '#auth/transformers/social_start'
import { startSocialQuery } from '#auth/validators/start_social_query'
import { redirectSchema } from '#auth/wire/session'

/** Signs the window in that comes here. An address that names another window begins nothing: see StartForWindowController. */
@inject()
export default class StartSocialController {
  static readonly operation = {
    summary: 'Leads a browser to the provider, to sign in with an account there',
    auth: 'public',
    path: PROVIDER_PATH,
    query: startSocialQuery,
    page: true,
    problems: [['E_PROVIDER_DISABLED', 404]],
    responses: { 302: redirectSchema, 303: redirectSchema },
  }

  constructor(private leave: LeaveForProvider) {}

  async handle(ctx: HttpContext) {
    const { params, request, response } = ctx
    if (!isProviderOn(params.provider as SocialProvider)) return sendProviderOff(ctx)
    const start = toSocialStart(request.qs())
    if (start.handoffState !== null || isEmbedded(ctx)) return refuseSignIn(ctx, 'provider_error')
    // Anybody can write an address, so none says what a player has ticked.
    response.redirect(await this.leave.handle(ctx, { ...start, signedTerms: null }, null))
  }
}
