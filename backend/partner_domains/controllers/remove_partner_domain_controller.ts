import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { Problem } from '#shared/problem'
import { removeDomain } from '#partner_domains/actions/remove_domain'
import { findPartnerDomain } from '#partner_domains/queries/list_partner_domains'
import { whoseShareChanges } from '#partner_domains/queries/whose_share_changes'
import { deletedSchema } from '#shared/openapi/component'

export default class RemovePartnerDomainController {
  static readonly operation = {
    summary: "Removes a partner's domain: its pages are everybody's again",
    auth: 'admin',
    path: { id: 'Id of the domain.' },
    responses: { 200: deletedSchema },
  }

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const paid = await whoseShareChanges(await findPartnerDomain(id), null)
    await ctx.bouncer.with(PersonPolicy).authorize('pay', ...paid)
    const result = await removeDomain(id, actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
