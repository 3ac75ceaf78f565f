import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { isProviderOn } from '#config/social'
import { Problem, unreachable } from '#shared/problem'
import { AccountsContract } from '#accounts/contract'
import { LinkAccount } from '#auth/actions/link_account'
import { openSessionOf } from '#auth/actions/open_session_of'
import { SignInSocially } from '#auth/actions/sign_in_socially'
import { spendOnce } from '#auth/actions/spend_once'
import { identifyByToken } from '#auth/social/identify'
import { toAuthResponse } from '#auth/transformers/auth_response'
import { toAttribution } from '#auth/transformers/attribution'
import { linkRewardsValidator } from '#auth/validators/link_rewards_validator'
import { linkedAccountSchema, rewardsSessionSchema } from '#auth/wire/session'

const LINK_PROBLEMS = { in_use: 'E_IN_USE', signed_out: 'E_UNAUTHORIZED' } as const

/** The account of the rewards programme: linked to whoever is signed in, and the way in for whoever is not. */
@inject()
export default class LinkRewardsController {
  static readonly operation = {
    summary: 'Links a Microsoft account to the caller; signs a stranger in with it',
    auth: 'optional',
    body: linkRewardsValidator,
    problems: ['E_BLOCKED', 'E_IN_USE', 'E_LINK_REQUIRED', 'E_PROVIDER_DISABLED', 'E_UNAUTHORIZED'],
    responses: { 200: rewardsSessionSchema, 201: linkedAccountSchema },
  }

  constructor(
    private signIn: SignInSocially,
    private linkAccount: LinkAccount,
    private accounts: AccountsContract
  ) {}

  async handle({ ally, auth, request, response }: HttpContext) {
    if (!isProviderOn('microsoft')) throw new Problem('E_PROVIDER_DISABLED')
    const { token, distributorId } = await linkRewardsValidator.validate(request.body())
    const person = await identifyByToken(ally, 'microsoft', token)
    const isNew =
      person && (await spendOnce(signedPart(token), person.expiresAtMs, db.connection()))
    if (!isNew) throw new Problem('E_UNAUTHORIZED')

    const caller = auth.user
    if (caller) {
      const linked = await this.linkAccount.handle(person, caller)
      if (!linked.ok) throw new Problem(LINK_PROBLEMS[linked.error.type])
      response.status(201)
      return { linked: true }
    }
    const before = { origin: toAttribution({ distributorId }), evidence: null }
    const result = await this.signIn.handle(person, before, (user, trx) =>
      openSessionOf(user, this.accounts, trx)
    )
    if (result.ok) {
      const { opened, newAccount } = result.value
      return { ...toAuthResponse(opened), newAccount }
    }
    switch (result.error.type) {
      case 'link_required':
        throw new Problem('E_LINK_REQUIRED')
      case 'blocked':
        throw new Problem('E_BLOCKED')
      case 'email_missing':
        throw new Problem('E_UNAUTHORIZED')
      default:
        unreachable(result.error)
    }
  }
}

/** Of a JSON web token. A signature can be written in several ways that all decode to it, so it tells no tokens apart. */
const signedPart = (token: string) => token.slice(0, token.lastIndexOf('.'))
