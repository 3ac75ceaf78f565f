import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { AccessContract } from '#accounts/contract'
import { CreatorsContract, type CreatorOnTerms, type CreatorTerms } from '#creators/contract'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { addRole, toCreator } from '#accounts/actions/add_role'
import { takeRole } from '#accounts/actions/remove_role'
import { listRoles } from '#accounts/queries/list_roles'

export type SetCreatorError =
  { type: 'not_found' } | { type: 'not_active' } | { type: 'bad_parent' }

export interface CreatorAccount {
  user: UserRecord
  roles: string[]
  creator: CreatorOnTerms | null
}

/** Makes somebody a creator on given terms, or ends the role; a former creator's games stay. */
@inject()
export class SetCreator {
  constructor(
    private profiles: ProfilesContract,
    private creators: CreatorsContract,
    private access: AccessContract
  ) {}

  handle(
    {
      userId,
      isCreator,
      terms,
    }: { userId: string; isCreator: boolean; terms: Partial<CreatorTerms> },
    actor: Actor
  ): Promise<Result<CreatorAccount, SetCreatorError>> {
    return transact(async (trx): Promise<Result<CreatorAccount, SetCreatorError>> => {
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      if (isCreator && user.status !== 'active') return failure({ type: 'not_active' })
      const parentId = terms.parentId ?? null
      if (parentId !== null && !(await this.creators.mayBeParent(parentId, userId, trx))) {
        return failure({ type: 'bad_parent' })
      }

      const before = termsOf(await this.creators.findOnTerms(userId, trx))
      const changed = isCreator
        ? await addRole({ user, role: 'creator', grantedBy: actor.actorId }, this.creators, trx)
        : await takeRole(userId, 'creator', trx)
      if (isCreator) {
        await this.creators.agree(toCreator(user), { ...terms, agreedBy: actor.actorId }, trx)
      }
      const creator = await this.creators.findOnTerms(userId, trx)
      if (changed) await this.access.revokeAccessTokens(userId, trx)
      const line = { action: 'user.creator_set', target: { type: 'user', id: userId } } as const
      await audit({ ...actor, ...line, before, after: { isCreator, ...termsOf(creator) } }, trx)
      return success({ user, roles: await listRoles(userId, trx), creator })
    })
  }
}

function termsOf(creator: CreatorOnTerms | null): Record<string, unknown> | null {
  if (creator === null) return null
  const { partnerName, parentId, hostBps } = creator
  return { partnerName, parentId, hostBps }
}
