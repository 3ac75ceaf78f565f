import { normalizeHost } from '@sidepick/rules/host_match'
import { addOnce } from '#shared/database/add_once'
import { clock } from '#shared/clock'
import type { NewPartnerDomain } from '#partner_domains/contract'
import { PartnerDomain } from '#partner_domains/models/partner_domain'
import { forgetDirectory } from '#partner_domains/queries/get_directory'

/** @throws when the host name is invalid: the row would never match */
export async function addDomain(domain: NewPartnerDomain): Promise<boolean> {
  if (normalizeHost(domain.host.replace(/^\*\./, '')) === '') {
    throw new Error(`not a host: ${domain.host}`)
  }
  const added = await addOnce(() =>
    PartnerDomain.create({
      id: domain.id,
      host: domain.host.toLowerCase(),
      pathPattern: domain.pathPattern ?? null,
      queryMarker: domain.queryMarker ?? null,
      distributorId: domain.distributorId,
      name: domain.name,
      flags: domain.flags ?? {},
      widgetMode: domain.widgetMode ?? null,
      flavour: domain.flavour ?? null,
      priority: domain.priority ?? 0,
      active: true,
      createdAt: clock.nowMs(),
    })
  )
  await forgetDirectory()
  return added
}
