import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/transact'
import { linkIdentity } from '#auth/actions/link_identity'
import { findIdentity } from '#auth/queries/find_identity'
import type { SocialPerson } from '#auth/social/person'

/** Lets a signed-in player be somebody of a provider too; nothing changes where that is so already. */
export async function linkAccount(
  person: SocialPerson,
  userId: string
): Promise<Result<null, { type: 'in_use' }>> {
  return transact(async (trx) => {
    const linked = await linkIdentity(person, userId, trx, { joinedBySession: true })
    if (linked) return success(null)
    const owner = await findIdentity(person, trx)
    return owner === userId ? success(null) : failure({ type: 'in_use' })
  })
}
