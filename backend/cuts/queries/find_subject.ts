import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { CreatorsContract } from '#creators/contract'
import { DistributorOwnersContract, PartnerDomainsContract } from '#partner_domains/contract'
import { isId } from '#shared/ids'
import type { CutSubject } from '#cuts/domain/cut_version'

/** The subject of an id in a path: a creator by user id, else a distributor by slug; null if unknown. */
@inject()
export class FindSubject {
  constructor(
    private readonly creators: CreatorsContract,
    private readonly partners: PartnerDomainsContract,
    private readonly owners: DistributorOwnersContract
  ) {}

  async handle(text: string): Promise<CutSubject | null> {
    return (await this.creator(text)) ?? (await this.distributor(text))
  }

  async creator(text: string): Promise<CutSubject | null> {
    const id = text.toLowerCase()
    if (!isId(id) || (await this.creators.find(id)) === null) return null
    return { scope: 'creator', id }
  }

  async distributor(id: string): Promise<CutSubject | null> {
    const known = (await this.partners.resolveDistributor(id)) === id
    return known ? { scope: 'distributor', id } : null
  }

  /** The beneficiaries of a subject's shares: a creator and the parent, or a distributor's owner. */
  async listEarners({ scope, id }: CutSubject): Promise<string[]> {
    if (scope === 'distributor') {
      return [...(await this.owners.listOwners([id], db.connection())).values()]
    }
    const creator = await this.creators.find(id)
    return [creator?.userId, creator?.parentId].filter((earner) => typeof earner === 'string')
  }
}
