import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { RegisterDomain } from '#partner_domains/actions/register_domain'
import { whoseShareChanges } from '#partner_domains/queries/whose_share_changes'
import { toDetails, toDomain } from '#partner_domains/transformers/domain'
import { domainProblem } from '#partner_domains/transformers/domain_problem'
import { domainValidator, refuseUnknownFlags } from '#partner_domains/validators/domain_validators'
import { partnerDomainSchema } from '#partner_domains/wire/partner_domain'

@inject()
export default class AddPartnerDomainController {
  static readonly operation = {
    summary: "Adds a partner's domain; a distributor that nobody knows becomes known with it",
    auth: 'admin',
    body: domainValidator,
    responses: { 201: partnerDomainSchema },
  }

  constructor(private readonly registerDomain: RegisterDomain) {}

  async handle(ctx: HttpContext) {
    const given = await domainValidator.validate(ctx.request.body())
    refuseUnknownFlags(ctx.request.body())
    const details = toDetails(given)
    const paid = await whoseShareChanges(null, details)
    await ctx.bouncer.with(PersonPolicy).authorize('pay', ...paid)
    const result = await this.registerDomain.add(details, actorOf(ctx))
    if (!result.ok) throw domainProblem(result.error)
    ctx.response.status(201)
    return toDomain(result.value)
  }
}
