import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { HostFlags, Language } from '@sidepick/rules/types'

export { pageAddress } from '#partner_domains/domain/page_address'
export { runsProgramme } from '#partner_domains/domain/runs_programme'

export interface HostMode {
  /** Id of the domain; null on a page that no domain covers. */
  domainId: string | null
  distributorId: string
  widgetMode: string
  /** The domain's flavour; null takes the request's. */
  flavour: string | null
  /** The domain's language; null takes the widget's, whatever the flag's default. */
  language: Language | null
  flags: Readonly<HostFlags>
}

export interface OwnedByPartner {
  distributorIds: string[]
  domainIds: string[]
}

export interface PageAddress {
  host: string
  path: string
  query: string
  /** Only if the whole address is known. */
  origin?: string | null
}

export interface NewDistributor {
  /** Slug of the partner: a-z, 0-9, hyphen and underscore. */
  id: string
  name: string
}

/** A partner's domain as stored, without the platform's defaults. */
export interface DomainDetails {
  host: string
  pathPattern: string | null
  queryMarker: string | null
  distributorId: string
  name: string
  ownerUserId: string | null
  flags: Partial<HostFlags>
  widgetMode: string | null
  flavour: string | null
  priority: number
  active: boolean
}

export interface DomainRecord extends DomainDetails {
  id: string
  createdAtMs: number
}

export interface NewPartnerDomain {
  id: string
  /** `example.com` or `*.example.com`; both cover the host itself and everything below it. */
  host: string
  /** Case-sensitive part of the page's path. */
  pathPattern?: string
  /** `name=value` that the page's query must contain. */
  queryMarker?: string
  distributorId: string
  name: string
  flags?: Partial<HostFlags>
  widgetMode?: string
  flavour?: string
  /** Decides between rows that match equally well: the highest wins. */
  priority?: number
}

/** Tag of cached data about partners' pages; a change of any domain drops it. */
export const PARTNER_DOMAINS_TAG = 'partner_domains'

/**
 * Where partners show us. Owns the tables distributors and partner_domains. Reads are served from memory and may be as
 * old as a bootstrap answer; do not call them inside a transaction.
 */
export abstract class PartnerDomainsContract {
  /** The flags of a widget's page: the longest matching row merged over the defaults. */
  abstract hostMode(page: PageAddress): Promise<HostMode>
  /** An unknown distributor is treated as `default`, so that no play is refused for its attribution. */
  abstract resolveDistributor(id: string | null | undefined): Promise<string>
  /** Origins of a distributor's active domains: each host, and `https://*.host` for what lies below it. */
  abstract listOrigins(distributorId: string): Promise<string[]>
  /** Whether a distributor's pages may offer games for coins. */
  abstract allowsBlackTickets(distributorId: string): Promise<boolean>
  /** Whether a rewards programme runs on any of a distributor's pages. */
  abstract hasProgramme(distributorId: string): Promise<boolean>
  /** false when the distributor exists; then nothing changes. */
  abstract addDistributor(distributor: NewDistributor): Promise<boolean>
  /** false when the domain exists; then nothing changes. */
  abstract addDomain(domain: NewPartnerDomain): Promise<boolean>
}

/** Whether an address is a partner's. Reads are served as those of PartnerDomainsContract. */
export abstract class PartnerHostsContract {
  /** Whether an active partner's domain has this host name. */
  abstract isPartnerHost(host: string): Promise<boolean>
  /** Whether an active partner's domain covers the page at this address: one of its origins, and its path and query. */
  abstract coversPage(address: URL): Promise<boolean>
}

/** Whom a distributor belongs to. Reads the database instead of memory, because payments depend on it. */
export abstract class DistributorOwnersContract {
  /**
   * The owners of these distributors: a distributor's own, else that of its oldest domain with one. Those without an
   * owner are left out.
   */
  abstract listOwners(
    distributorIds: readonly string[],
    client: QueryClientContract
  ): Promise<Map<string, string>>
  /** What somebody owns: distributors, as `listOwners` says, without the default one, and domains by their own rows. */
  abstract listOwned(userId: string): Promise<OwnedByPartner>
  /** Whether there is such a domain, active or not. */
  abstract hasDomain(domainId: string): Promise<boolean>
  /** Whether somebody owns a distributor or a domain of one. */
  abstract ownsAny(userId: string): Promise<boolean>
}
