import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SocialProvider } from '@sidepick/rules/types'
import { isProviderOn } from '#config/social'
import { LeaveForProvider } from '#auth/social/leave_for_provider'
import { isLedByUs } from '#auth/social/led_by'
import { PROVIDER_PATH } from '#auth/social/provider_terms'
import { sendProviderOff } from '#auth/social/provider_off'
import { refuseSignIn } from '#auth/social/refuse_sign_in'
import { toSocialStart } from '#auth/transformers/social_start'
import { redirectSchema } from '#auth/wire/session'

/**
 * Begins a sign-in for the window that waits under a state. It takes a form that a page of ours posts into a window of its own:
 * no address leads here, so whoever makes one of our pages follow an address begins nothing.
 */
@inject()
export default class StartForWindowController {
  static readonly operation = {
    summary:
      'Takes the form of a window that waits, and leads the popup that posts it to the provider',
    auth: 'public',
    path: PROVIDER_PATH,
    page: true,
    problems: [['E_PROVIDER_DISABLED', 404]],
    responses: { 303: redirectSchema },
  }

  constructor(private leave: LeaveForProvider) {}

  async handle(ctx: HttpContext) {
    const { params, request, response, view } = ctx
    if (!isProviderOn(params.provider as SocialProvider)) return sendProviderOff(ctx)
    const start = toSocialStart(request.body())
    const { handoffState } = start
    if (handoffState === null || !isLedByUs(ctx)) return refuseSignIn(ctx, 'provider_error')
    const url = await this.leave.handle(ctx, start, handoffState)
    response.header('content-type', 'text/html; charset=utf-8')
    response.header(
      'content-security-policy',
      `sandbox allow-scripts; default-src 'none'; frame-ancestors 'none'`
    )
    // A redirect would still count as the form's, which the page that posts it may send to our origin alone (form-action).
    response.header('refresh', `0; url=${url}`)
    response.send(
      await view.render('backend::auth/views/leave', { url, name: new URL(url).hostname })
    )
  }
}
