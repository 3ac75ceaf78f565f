import cache from '@adonisjs/cache/services/main'
import { normalizeHost } from '@sidepick/rules/host_match'
import { game } from '#config/game'
import { forgetTags } from '#shared/database/forget_tags'
import { Distributor } from '#partner_domains/models/distributor'
import { PartnerDomain } from '#partner_domains/models/partner_domain'
import { PARTNER_DOMAINS_TAG, type HostMode } from '#partner_domains/contract'
import { DEFAULT_WIDGET_MODE, hostFlagsOf } from '#partner_domains/domain/host_flags'

export interface DomainEntry {
  /** Normalised; it covers what lies below it too. */
  host: string
  pathPattern: string | null
  queryMarker: string | null
  priority: number
  mode: HostMode
}

/** Every active partner at once: small, read by nearly every request, changed by hand. */
export interface Directory {
  distributorIds: Record<string, true>
  /** By normalised host name, so that a page is compared with its own rows only. */
  domains: Record<string, DomainEntry[]>
}

const KEY = 'partner_domains:directory'

export function getDirectory(): Promise<Directory> {
  return cache.getOrSet({ key: KEY, ttl: game.cacheMs.bootstrap, factory: readDirectory })
}

/** Call after the commit: drops the directory and all data derived from it, in this and all other processes. */
export async function forgetDirectory(): Promise<void> {
  await cache.delete({ key: KEY })
  await forgetTags(PARTNER_DOMAINS_TAG)
}

async function readDirectory(): Promise<Directory> {
  const distributors = await Distributor.query().select('id')
  const rows = await PartnerDomain.query()
    .where('active', true)
    .whereNull('deletedAt')
    .orderBy('createdAt')
    .orderBy('id')
  const domains: Directory['domains'] = Object.create(null)
  for (const row of rows) {
    const host = normalizeHost(row.host.replace(/^\*\./, ''))
    if (host !== '') (domains[host] ??= []).push(toEntry(host, row))
  }
  return { distributorIds: Object.fromEntries(distributors.map(({ id }) => [id, true])), domains }
}

function toEntry(host: string, row: PartnerDomain): DomainEntry {
  return {
    host,
    pathPattern: row.pathPattern,
    queryMarker: row.queryMarker,
    priority: row.priority,
    mode: {
      domainId: row.id,
      distributorId: row.distributorId,
      widgetMode: row.widgetMode ?? DEFAULT_WIDGET_MODE,
      flavour: row.flavour,
      language: row.flags.language ?? null,
      flags: hostFlagsOf(row.flags),
    },
  }
}
