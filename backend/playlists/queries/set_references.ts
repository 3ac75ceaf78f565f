import { inject } from '@adonisjs/core'
import { PartnerDomainsContract } from '#partner_domains/contract'
import type { GameSetFields } from '#playlists/store/own_game_set'
import { ListReferences, type UnknownReference } from '#playlists/queries/references'

/** Checks the partner and the games of a set; games that the set has already may stay. */
@inject()
export class SetReferences {
  constructor(
    private lists: ListReferences,
    private partners: PartnerDomainsContract
  ) {}

  async findUnknown(
    { partnerId, gameIds }: GameSetFields,
    kept: readonly string[] = []
  ): Promise<UnknownReference | null> {
    if ((await this.partners.resolveDistributor(partnerId)) !== partnerId) {
      return { type: 'unknown_reference', field: 'partnerId' }
    }
    return this.lists.findUnknown({ creatorId: null, gameIds, kept })
  }
}
