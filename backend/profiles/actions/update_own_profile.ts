import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { AssetsContract } from '#assets/contract'
import { changeOrigin, type Origin, type OriginError } from '#profiles/actions/change_origin'
import { holdUser } from '#profiles/actions/hold_user'
import { updateUser } from '#profiles/actions/update_user'
import { ProgressContract, type UserChanges, type UserRecord } from '#profiles/contract'

/** The changes of a player's own profile, applied together or not at all. */
export interface OwnProfileChanges
  extends
    Origin,
    Pick<UserChanges, 'username' | 'profileColor' | 'language' | 'usResidencyConfirmed'> {
  /** The player's own uploaded picture; null removes the current one. */
  avatarAssetId?: string | null
  /** Achievements that the player has been shown. */
  achievementsRead?: readonly string[]
}

export type OwnProfileError =
  OriginError | { type: 'username_taken' } | { type: 'picture_unknown' } | { type: 'gone' }

@inject()
export class UpdateOwnProfile {
  constructor(
    private assets: AssetsContract,
    private progress: ProgressContract
  ) {}

  handle(userId: string, changes: OwnProfileChanges): Promise<Result<UserRecord, OwnProfileError>> {
    return attempt(async (trx): Promise<Result<UserRecord, OwnProfileError>> => {
      const user = await holdUser(userId, trx)
      if (user === null) return failure({ type: 'gone' })
      const { achievementsRead = [], avatarAssetId, birthday, country, state, ...rest } = changes
      const origin = await changeOrigin(user, { birthday, country, state }, trx)
      if (!origin.ok) return origin
      const avatar = await this.#exchange(user, avatarAssetId, trx)
      if (!avatar.ok) return avatar
      await this.progress.markRead(userId, achievementsRead, trx)
      const updated = await updateUser(userId, { ...rest, avatar: avatar.value }, trx)
      if (updated.ok) return success(updated.value)
      return failure({ type: updated.error.type === 'not_found' ? 'gone' : 'username_taken' })
    })
  }

  /** Marks the new picture as used and releases the one before; undefined when it is the same. */
  async #exchange(
    user: UserRecord,
    assetId: string | null | undefined,
    trx: TransactionClientContract
  ): Promise<Result<UserChanges['avatar'], { type: 'picture_unknown' }>> {
    if (assetId === undefined || assetId === user.avatarAssetId) return success(undefined)
    const ownerId = user.id
    const url = assetId === null ? null : await this.assets.use({ id: assetId, ownerId }, trx)
    if (assetId !== null && url === null) return failure({ type: 'picture_unknown' })
    if (user.avatarAssetId !== null) {
      await this.assets.release({ id: user.avatarAssetId, ownerId }, trx)
    }
    return success(assetId === null || url === null ? null : { assetId, url })
  }
}
