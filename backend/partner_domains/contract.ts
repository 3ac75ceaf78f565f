import type { HostFlags } from '@sidepick/rules/types'

export interface HostMode {
  distributorId: string
  widgetMode: string
  /** Flavour the domain sets; null leaves it to the request. */
  flavour: string | null
  flags: HostFlags
}

/** Where partners show us. Owns the tables distributors and partner_domains. */
export abstract class PartnerDomainsContract {
  /** The flags of the page a widget stands on: the longest matching row over the defaults. */
  abstract hostMode(page: { host: string; path: string; query: string }): Promise<HostMode>
  /** An unknown distributor is treated as `default`: no play is lost over attribution. */
  abstract resolveDistributor(id: string | null | undefined): Promise<string>
  /** Origins of a distributor's active domains, `https://*.example.com` for a suffix row. */
  abstract listOrigins(distributorId: string): Promise<string[]>
  /** Whether any active partner runs this host; for CORS and return URLs. */
  abstract isPartnerHost(host: string): Promise<boolean>
}
