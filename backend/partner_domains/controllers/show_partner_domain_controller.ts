import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findPartnerDomain } from '#partner_domains/queries/list_partner_domains'
import { toDomain } from '#partner_domains/transformers/domain'
import { partnerDomainSchema } from '#partner_domains/wire/partner_domain'

export default class ShowPartnerDomainController {
  static readonly operation = {
    summary: "A partner's domain",
    auth: 'admin',
    path: { id: 'Id of the domain.' },
    responses: { 200: partnerDomainSchema },
  }

  async handle({ params }: HttpContext) {
    const domain = await findPartnerDomain(String(params.id))
    if (domain === null) throw new Problem('E_NOT_FOUND')
    return toDomain(domain)
  }
}
