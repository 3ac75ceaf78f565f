import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { isProviderOn } from '#config/social'
import { clock } from '#shared/clock'
import { senderOf } from '#shared/http/sender_of'
import type { TermsEvidence } from '#accounts/contract'
import { PartnerHostsContract } from '#partner_domains/contract'
import { offerHandoff } from '#auth/actions/offer_handoff'
import { SignInSocially } from '#auth/actions/sign_in_socially'
import { spendOnce } from '#auth/actions/spend_once'
import { dropFlow, keepFlow, newSecret, readFlow, type SocialFlow } from '#auth/social/flow'
import { identify } from '#auth/social/identify'
import { PROVIDER_PATH } from '#auth/social/provider_terms'
import { refuseSignIn } from '#auth/social/refuse_sign_in'
import { redirectSchema } from '#auth/wire/session'

/** Where a provider sends the player back to, by a link or by a form. Leads on to the page that takes the session over. */
@inject()
export default class FinishSocialController {
  static readonly operation = {
    summary: "Takes a provider's answer; a refusal leads to /auth?error=code",
    auth: 'public',
    path: PROVIDER_PATH,
    page: true,
    responses: { 303: redirectSchema },
  }

  constructor(
    private signIn: SignInSocially,
    private partners: PartnerHostsContract
  ) {}

  async handle(ctx: HttpContext) {
    const { ally, response } = ctx
    response.header('cache-control', 'no-store')
    response.header('referrer-policy', 'no-referrer')
    const flow = await this.#takeFlow(ctx)
    if (flow === null) return refuseSignIn(ctx, 'provider_error')
    const person = await identify(ally, flow)
    if (!person.ok) return refuseSignIn(ctx, person.error.type)
    const { handoffState, windowWaits, returnUrl } = flow
    const key = newSecret()
    // For the page alone: a window that waits gets a session once the player has said yes there (POST /auth/handoff).
    const handoff = { familyId: null, key, state: handoffState, frameMayClaim: false }
    const before = { origin: flow.origin, evidence: evidenceOf(ctx, flow) }
    const result = await this.signIn.handle(person.value, before, ({ id: userId }, trx) =>
      offerHandoff({ userId, ...handoff }, trx)
    )
    if (!result.ok) return refuseSignIn(ctx, result.error.type)
    const { newAccount } = result.value
    const site = await this.#siteOf(flow)
    keepFlow(ctx, { step: 'handover', key, site, newAccount, handoffState, windowWaits, returnUrl })
    const query = new URLSearchParams({ state: handoffState })
    response.redirect().status(303).toPath(`/auth/callback/${flow.provider}?${query}`)
  }

  /** Said by the window that waits, so only a partner's host is worth showing to the player. */
  async #siteOf({ windowWaits, origin }: SocialFlow): Promise<string | null> {
    const host = windowWaits ? origin.sourceDomain : null
    return host !== null && (await this.partners.isPartnerHost(host)) ? host : null
  }

  /**
   * The sign-in that this answer belongs to: begun in this browser, with this provider, not long ago, and answered once. An
   * answer to none leaves those that are under way alone.
   */
  async #takeFlow(ctx: HttpContext): Promise<SocialFlow | null> {
    const flow = readFlow(ctx, 'away', ctx.request.input('state'))
    if (flow === null || flow.provider !== ctx.params.provider) return null
    dropFlow(ctx, flow.state)
    if (flow.expiresAtMs <= clock.nowMs() || !isProviderOn(flow.provider)) return null
    return (await spendOnce(flow.state, flow.expiresAtMs, db.connection())) ? flow : null
  }
}

/** Of the terms that the player ticked before; null where there are none, or others have come into force meanwhile. */
function evidenceOf({ request }: HttpContext, { signedTerms }: SocialFlow): TermsEvidence | null {
  if (signedTerms !== game.termsVersion) return null
  return senderOf(request)
}
