import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CreatorsContract } from '#creators/contract'
import { DistributorOwnersContract } from '#partner_domains/contract'
import { ProfilesContract } from '#profiles/contract'
import type { CutPayment } from '#wallets/contract'
import { CutsContract, type DividedGame, type MatchedTickets } from '#cuts/contract'
import { CutsInForce } from '#cuts/domain/cut_version'
import { divideRake, type Claim } from '#cuts/domain/divide_rake'
import { listInForce } from '#cuts/queries/list_versions'

@inject()
export class Cuts extends CutsContract {
  constructor(
    private readonly creators: CreatorsContract,
    private readonly owners: DistributorOwnersContract,
    private readonly profiles: ProfilesContract
  ) {
    super()
  }

  async divide(game: DividedGame, trx: TransactionClientContract): Promise<CutPayment[]> {
    const { gameId, revision, creatorId, frozenAtMs, tickets } = game
    if (tickets.length === 0) return []
    const distributorIds = [...new Set(tickets.map(({ distributorId }) => distributorId))]
    const subjects = { creatorIds: [creatorId], distributorIds }
    const inForce = new CutsInForce(await listInForce(subjects, frozenAtMs, trx), frozenAtMs)
    const owners = await this.owners.listOwners(distributorIds, trx)
    const creator = await this.creators.find(creatorId, trx)
    const named = [creator?.userId, creator?.parentId, ...owners.values()]
    const here = await this.profiles.listPublic(
      named.filter((id) => typeof id === 'string'),
      trx
    )
    const stillHere = (id: string | null | undefined) => (id && here.has(id) ? id : null)
    const [host, parent] = [stillHere(creator?.userId), stillHere(creator?.parentId)]
    const claimsOf = ({ distributorId, referrerId }: MatchedTickets): Claim[] => [
      { kind: 'host_cut', userId: host, bps: 'hostBps' },
      { kind: 'parent_cut', userId: parent, bps: 'parentBps' },
      { kind: 'referrer_cut', userId: referrerId, bps: 'referrerBps' },
      {
        kind: 'distributor_cut',
        userId: stillHere(owners.get(distributorId)),
        bps: 'distributorBps',
      },
    ]
    const ratesOf = ({ distributorId }: MatchedTickets) => inForce.rates(creatorId, distributorId)
    return divideRake(tickets, ratesOf, claimsOf).map((share) => ({ ...share, gameId, revision }))
  }
}
