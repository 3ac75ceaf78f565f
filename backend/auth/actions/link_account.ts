import { inject } from '@adonisjs/core'
import type { Caller } from '#shared/caller'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { holdSession } from '#auth/actions/hold_sessions'
import { linkIdentity } from '#auth/actions/link_identity'
import { ProveByProvider } from '#auth/actions/prove_by_provider'
import { findIdentity } from '#auth/queries/find_identity'
import type { SocialPerson } from '#auth/social/person'

export type LinkAccountError = { type: 'in_use' } | { type: 'signed_out' }

/** Links a provider's account to a signed-in player; an existing link is left unchanged. */
@inject()
export class LinkAccount {
  constructor(private prove: ProveByProvider) {}

  handle(
    person: SocialPerson,
    caller: Pick<Caller, 'id' | 'familyId'>
  ): Promise<Result<null, LinkAccountError>> {
    const { id: userId, familyId } = caller
    return transact(async (trx): Promise<Result<null, LinkAccountError>> => {
      if (!(await holdSession(caller, trx))) return failure({ type: 'signed_out' })
      const linked = await linkIdentity(person, userId, trx, { joinedBySession: true })
      const owner = linked ? userId : await findIdentity(person, trx)
      if (owner !== userId) return failure({ type: 'in_use' })
      await this.prove.handle(person, { userId, familyId }, trx)
      return success(null)
    })
  }
}
