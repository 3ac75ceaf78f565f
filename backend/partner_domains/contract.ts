import type { HostFlags, Locale } from '@sidepick/rules/types'

export interface HostMode {
  distributorId: string
  widgetMode: string
  /** Flavour the domain sets; null leaves it to the request. */
  flavour: string | null
  /** Language the domain sets; null leaves it to the widget, whatever the flags' default says. */
  language: Locale | null
  flags: Readonly<HostFlags>
}

export interface PageAddress {
  host: string
  path: string
  query: string
}

export interface NewDistributor {
  /** Slug of the partner: a-z, 0-9, hyphen and underscore. */
  id: string
  name: string
}

export interface NewPartnerDomain {
  id: string
  /** `example.com` or `*.example.com`; both cover the host itself and everything below it. */
  host: string
  /** Case-sensitive part of the page's path. */
  pathPattern?: string
  /** `name=value` that the page's query must hold. */
  queryMarker?: string
  distributorId: string
  name: string
  flags?: Partial<HostFlags>
  widgetMode?: string
  flavour?: string
  /** Decides between rows that match equally well; the higher wins. */
  priority?: number
}

/**
 * Where partners show us. Owns the tables distributors and partner_domains. The reads are served from memory and may
 * be as old as a bootstrap answer; they never run inside a transaction.
 */
export abstract class PartnerDomainsContract {
  /** The flags of the page a widget stands on: the longest matching row over the defaults. */
  abstract hostMode(page: PageAddress): Promise<HostMode>
  /** An unknown distributor is treated as `default`: no play is lost over attribution. */
  abstract resolveDistributor(id: string | null | undefined): Promise<string>
  /** Origins of a distributor's active domains: each host, and `https://*.host` for what lies below it. */
  abstract listOrigins(distributorId: string): Promise<string[]>
  /** Whether any active partner runs this host; for return URLs. */
  abstract isPartnerHost(host: string): Promise<boolean>
  /** false when the distributor exists already, which leaves it as it is. */
  abstract addDistributor(distributor: NewDistributor): Promise<boolean>
  /** false when the domain exists already, which leaves it as it is. */
  abstract addDomain(domain: NewPartnerDomain): Promise<boolean>
}
