import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { RegisterDomain } from '#partner_domains/actions/register_domain'
import { findPartnerDomain } from '#partner_domains/queries/list_partner_domains'
import { whoseShareChanges } from '#partner_domains/queries/whose_share_changes'
import { toDetails, toDomain } from '#partner_domains/transformers/domain'
import { domainProblem } from '#partner_domains/transformers/domain_problem'
import {
  refuseUnknownFlags,
  replaceDomainValidator,
} from '#partner_domains/validators/domain_validators'
import { partnerDomainSchema } from '#partner_domains/wire/partner_domain'

@inject()
export default class ReplacePartnerDomainController {
  static readonly operation = {
    summary: "Replaces a partner's domain: what is left out gets its default",
    auth: 'admin',
    path: { id: 'Id of the domain.' },
    body: replaceDomainValidator,
    responses: { 200: partnerDomainSchema },
  }

  constructor(private readonly registerDomain: RegisterDomain) {}

  async handle(ctx: HttpContext) {
    const { expected, ...given } = await replaceDomainValidator.validate(ctx.request.body())
    refuseUnknownFlags(ctx.request.body())
    const id = String(ctx.params.id)
    const details = toDetails(given)
    const paid = await whoseShareChanges(await findPartnerDomain(id), details)
    await ctx.bouncer.with(PersonPolicy).authorize('pay', ...paid)
    const result = await this.registerDomain.replace(id, { details, expected }, actorOf(ctx))
    if (!result.ok) throw domainProblem(result.error)
    return toDomain(result.value)
  }
}
