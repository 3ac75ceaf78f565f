import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor, toPage } from '#shared/pagination'
import { listPartnerDomains } from '#partner_domains/queries/list_partner_domains'
import { toDomain } from '#partner_domains/transformers/domain'
import { listDomainsValidator } from '#partner_domains/validators/domain_validators'
import { pageOf } from '#shared/openapi/component'
import { partnerDomainSchema } from '#partner_domains/wire/partner_domain'

export default class ListPartnerDomainsController {
  static readonly operation = {
    summary: "Partners' domains, newest first; searched by part of host or name",
    auth: 'admin',
    query: listDomainsValidator,
    responses: {
      200: pageOf('PartnerDomain', partnerDomainSchema),
    },
  }

  async handle({ request }: HttpContext) {
    const given = await listDomainsValidator.validate(request.qs())
    const { start, limit = game.lists.pageSize, ...filter } = given
    const page = { ...filter, after: decodeCursor(start), limit: limit + 1 }
    const rows = await listPartnerDomains(page)
    return toPage(rows, limit, ({ createdAtMs, id }) => ({ createdAtMs, id }), toDomain)
  }
}
