import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#shared/domain_events'
import type { CreatorTerms } from '#creators/contract'

/** Says so where a creator's own share of the rake is another one than before. */
export async function tellOfAgreedShare(
  {
    before,
    after,
    agreedBy: actorId,
  }: { before: CreatorTerms; after: CreatorTerms & { userId: string }; agreedBy: string | null },
  trx: TransactionClientContract
): Promise<void> {
  const { userId: creatorId, hostBps } = after
  if (hostBps === before.hostBps) return
  await publish({ type: 'creator_share_agreed', creatorId, hostBps, actorId }, trx)
}
