import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { findPartnerDomain } from '#partner_domains/queries/list_partner_domains'
import { domainFields, toDomain } from '#partner_domains/transformers/domain'

export default class ShowPartnerDomainController {
  static readonly operation = {
    summary: "A partner's domain",
    auth: 'admin',
    responses: { 200: vine.object(domainFields) },
  }

  async handle({ params }: HttpContext) {
    const domain = await findPartnerDomain(String(params.id))
    if (domain === null) throw new Problem('E_NOT_FOUND')
    return toDomain(domain)
  }
}
