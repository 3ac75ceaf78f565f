import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { removeDomain } from '#partner_domains/actions/remove_domain'

export default class RemovePartnerDomainController {
  static readonly operation = {
    summary: "Removes a partner's domain: its pages are everybody's again",
    auth: 'admin',
    responses: { 200: vine.object({ deleted: vine.boolean() }) },
  }

  async handle(ctx: HttpContext) {
    const result = await removeDomain(String(ctx.params.id), actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
