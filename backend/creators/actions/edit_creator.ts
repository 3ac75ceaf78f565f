import { inject } from '@adonisjs/core'
import { AssetsContract } from '#assets/contract'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { attempt } from '#shared/database/attempt'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { differences, given } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { holdCreator, writeCreator } from '#creators/actions/change_creator'
import { tellOfAgreedShare } from '#creators/actions/tell_of_agreed_share'
import { AgreedSharesContract, type CreatorOnTerms, type CreatorTerms } from '#creators/contract'
import { onTerms } from '#creators/queries/on_terms'
import { mayBeParent } from '#creators/queries/may_be_parent'

export interface CreatorEdit extends Partial<CreatorTerms> {
  userName?: string
  profileColor?: string
  avatar?: null
}

export type EditCreatorError = { type: 'not_found' } | { type: 'bad_parent' } | ChangedMeanwhile

/** Changes a creator for an admin, who agrees on terms too; what is left out stays. */
@inject()
export class EditCreator {
  constructor(
    private readonly assets: AssetsContract,
    private readonly shares: AgreedSharesContract
  ) {}

  handle(
    userId: string,
    { edit, expected }: { edit: CreatorEdit; expected: object | undefined },
    actor: Actor
  ): Promise<Result<CreatorOnTerms, EditCreatorError>> {
    return attempt(async (trx): Promise<Result<CreatorOnTerms, EditCreatorError>> => {
      const { parentId } = edit
      // Before the row is locked: code that takes both takes the turn first, which prevents deadlocks.
      if (parentId && !(await mayBeParent(parentId, userId, trx))) {
        return failure({ type: 'bad_parent' })
      }
      const before = await holdCreator(userId, trx)
      if (before === null) return failure({ type: 'not_found' })
      const [known] = await onTerms([before], this.shares, trx)
      const moved = changedMeanwhile(expected, known!)
      if (moved) return failure(moved)
      const wanted = { ...before, ...given(edit) }
      if (edit.avatar === null && before.avatarAssetId !== null) {
        await this.assets.release({ id: before.avatarAssetId, ownerId: userId }, trx)
        wanted.avatarAssetId = null
      }
      const written = await writeCreator(wanted, trx)
      await tellOfAgreedShare(userId, { ...edit, agreedBy: actor.actorId }, trx)
      // The agreed share, not the one in force: after a write by a server whose clock is ahead, it begins a moment
      // later.
      const hostBps = edit.hostBps === undefined ? known!.hostBps : edit.hostBps
      const after = { ...written, hostBps }
      const changes = differences<CreatorOnTerms>(known!, after)
      const line = { action: 'creator.edited', target: { type: 'user', id: userId } } as const
      if (changes !== null) await audit({ ...actor, ...line, ...changes }, trx)
      return success(after)
    })
  }
}
