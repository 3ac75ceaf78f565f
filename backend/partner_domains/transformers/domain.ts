import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import type { DomainDetails, DomainRecord } from '#partner_domains/contract'
import type { domainValidator } from '#partner_domains/validators/domain_validators'

export const domainFields = {
  id: vine.string().uuid(),
  host: vine.string(),
  pathPattern: vine.string().nullable(),
  queryMarker: vine.string().nullable(),
  distributorId: vine.string(),
  name: vine.string(),
  ownerUserId: vine.string().uuid().nullable(),
  /** Only flags that differ from the platform's defaults. */
  flags: vine.object({}).allowUnknownProperties(),
  widgetMode: vine.string().nullable(),
  flavour: vine.string().nullable(),
  priority: vine.number().withoutDecimals(),
  active: vine.boolean(),
  createdAt: vine.string(),
}

export function toDomain({ createdAtMs, ...domain }: DomainRecord) {
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
