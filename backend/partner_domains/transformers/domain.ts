import type { Infer } from '@vinejs/vine/types'
import type { DomainDetails, DomainRecord } from '#partner_domains/contract'
import type { domainValidator } from '#partner_domains/validators/domain_validators'
import type { partnerDomainSchema } from '#partner_domains/wire/partner_domain'

export function toDomain({
  createdAtMs,
  ...domain
}: DomainRecord): Infer<typeof partnerDomainSchema> {
  return { ...domain, createdAt: new Date(createdAtMs).toISOString() }
}

export function toDetails(given: Infer<typeof domainValidator>): DomainDetails {
  return {
    host: given.host,
    pathPattern: given.pathPattern ?? null,
    queryMarker: given.queryMarker ?? null,
    distributorId: given.distributorId,
    name: given.name,
    ownerUserId: given.ownerUserId ?? null,
    flags: given.flags ?? {},
    widgetMode: given.widgetMode ?? null,
    flavour: given.flavour ?? null,
    priority: given.priority ?? 0,
    active: given.active ?? true,
  }
}
