import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AssetsContract } from '#assets/contract'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { holdCreator, writeCreator, type HeldCreator } from '#creators/actions/change_creator'
import { AgreedSharesContract, type CreatorOnTerms } from '#creators/contract'
import { onTerms } from '#creators/queries/on_terms'

export interface OwnCreatorChanges {
  userName?: string
  profileColor?: string
  /** The creator's own uploaded picture; null removes the current one. */
  avatarAssetId?: string | null
}

export type OwnCreatorError = { type: 'not_found' } | { type: 'picture_unknown' }

/** Changes what games show of their maker: all of it, or nothing. */
@inject()
export class EditOwnCreator {
  constructor(
    private readonly assets: AssetsContract,
    private readonly shares: AgreedSharesContract
  ) {}

  handle(
    userId: string,
    changes: OwnCreatorChanges
  ): Promise<Result<CreatorOnTerms, OwnCreatorError>> {
    return attempt(async (trx): Promise<Result<CreatorOnTerms, OwnCreatorError>> => {
      const held = await holdCreator(userId, trx)
      if (held === null) return failure({ type: 'not_found' })
      const picture = await this.#exchange(held, changes.avatarAssetId, trx)
      if (picture === null) return failure({ type: 'picture_unknown' })
      const { userName = held.userName, profileColor = held.profileColor } = changes
      const changed = { ...held, ...picture, userName, profileColor }
      const [after] = await onTerms([await writeCreator(changed, trx)], this.shares, trx)
      return success(after!)
    })
  }

  /** Marks the new picture as used and releases the one before; null when it is not the creator's. */
  async #exchange(
    held: HeldCreator,
    assetId: string | null | undefined,
    trx: TransactionClientContract
  ): Promise<Pick<HeldCreator, 'avatar' | 'avatarAssetId'> | null> {
    const { avatar, avatarAssetId, userId: ownerId } = held
    if (assetId === undefined || (assetId !== null && assetId === avatarAssetId)) {
      return { avatar, avatarAssetId }
    }
    const url = assetId === null ? null : await this.assets.use({ id: assetId, ownerId }, trx)
    if (assetId !== null && url === null) return null
    if (avatarAssetId !== null) await this.assets.release({ id: avatarAssetId, ownerId }, trx)
    return { avatar: url, avatarAssetId: assetId }
  }
}
