import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#shared/delivery/domain_events'
import type { CreatorTerms } from '#creators/contract'

/** Says so where a creator's own share of the rake was told, even the same again: it may have been changed elsewhere. */
export async function tellOfAgreedShare(
  creatorId: string,
  { hostBps, agreedBy: actorId }: Partial<CreatorTerms> & { agreedBy: string | null },
  trx: TransactionClientContract
): Promise<void> {
  if (hostBps === undefined) return
  await publish({ type: 'creator_share_agreed', creatorId, hostBps, actorId }, trx)
}
