import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { bestDomainMatch } from '@sidepick/rules/host_match'
import { listsOrigin } from '@sidepick/rules/origin_match'
import { addDistributor } from '#partner_domains/actions/add_distributor'
import { addDomain } from '#partner_domains/actions/add_domain'
import {
  PartnerDomainsContract,
  type DistributorOwnersContract,
  type HostMode,
  type NewDistributor,
  type NewPartnerDomain,
  type OwnedByPartner,
  type PageAddress,
  type PartnerHostsContract,
} from '#partner_domains/contract'
import { DEFAULT_HOST_FLAGS, DEFAULT_WIDGET_MODE } from '#partner_domains/domain/host_flags'
import { PartnerDomain } from '#partner_domains/models/partner_domain'
import { findDomains, isPartnerHost } from '#partner_domains/queries/find_domains'
import { getDirectory } from '#partner_domains/queries/get_directory'
import { listOrigins, originsOf } from '#partner_domains/queries/list_origins'
import { listOwned } from '#partner_domains/queries/list_owned'
import { listOwners } from '#partner_domains/queries/list_owners'
import { ownsAny } from '#partner_domains/queries/owns_any'
import { runsProgramme } from '#partner_domains/domain/runs_programme'

const DEFAULT_MODE: HostMode = {
  domainId: null,
  distributorId: DEFAULT_DISTRIBUTOR_ID,
  widgetMode: DEFAULT_WIDGET_MODE,
  flavour: null,
  language: null,
  flags: DEFAULT_HOST_FLAGS,
}

export class PartnerDomains
  extends PartnerDomainsContract
  implements DistributorOwnersContract, PartnerHostsContract
{
  async hostMode(page: PageAddress): Promise<HostMode> {
    const candidates = findDomains(await getDirectory(), page.host)
    return bestDomainMatch(candidates, page)?.mode ?? DEFAULT_MODE
  }

  async resolveDistributor(id: string | null | undefined): Promise<string> {
    if (!id) return DEFAULT_DISTRIBUTOR_ID
    const { distributorIds } = await getDirectory()
    return Object.hasOwn(distributorIds, id) ? id : DEFAULT_DISTRIBUTOR_ID
  }

  async listOrigins(distributorId: string): Promise<string[]> {
    return listOrigins(await getDirectory(), distributorId)
  }

  allowsBlackTickets(distributorId: string): Promise<boolean> {
    return hasPage(distributorId, ({ flags }) => flags.blackTickets)
  }

  hasProgramme(distributorId: string): Promise<boolean> {
    return hasPage(distributorId, runsProgramme)
  }

  listOwned(userId: string): Promise<OwnedByPartner> {
    return listOwned(userId)
  }

  async hasDomain(domainId: string): Promise<boolean> {
    const known = await PartnerDomain.query()
      .select('id')
      .where({ id: domainId })
      .whereNull('deletedAt')
      .first()
    return known !== null
  }

  ownsAny(userId: string): Promise<boolean> {
    return ownsAny(userId)
  }

  listOwners(
    distributorIds: readonly string[],
    client: QueryClientContract
  ): Promise<Map<string, string>> {
    return listOwners(distributorIds, client)
  }

  async isPartnerHost(host: string): Promise<boolean> {
    return isPartnerHost(await getDirectory(), host)
  }

  async coversPage({
    origin,
    hostname: host,
    pathname: path,
    search: query,
  }: URL): Promise<boolean> {
    const domains = findDomains(await getDirectory(), host)
    const rows = domains.filter((domain) => listsOrigin(originsOf(domain.host), origin))
    return bestDomainMatch(rows, { host, path, query }) !== null
  }

  addDistributor(distributor: NewDistributor): Promise<boolean> {
    return addDistributor(distributor)
  }

  addDomain(domain: NewPartnerDomain): Promise<boolean> {
    return addDomain(domain)
  }
}

/** Whether any of a distributor's active domains meets a condition. */
async function hasPage(distributorId: string, isLike: (mode: HostMode) => boolean) {
  const { domains } = await getDirectory()
  return Object.values(domains)
    .flat()
    .some(({ mode }) => mode.distributorId === distributorId && isLike(mode))
}
