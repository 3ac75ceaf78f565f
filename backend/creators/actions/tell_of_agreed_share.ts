import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#shared/delivery/domain_events'
import type { CreatorTerms } from '#creators/contract'

/** Emits the event whenever an own share was given, even an unchanged one: the share in force may differ. */
export async function tellOfAgreedShare(
  creatorId: string,
  { hostBps, agreedBy: actorId }: Partial<CreatorTerms> & { agreedBy: string | null },
  trx: TransactionClientContract
): Promise<void> {
  if (hostBps === undefined) return
  await publish({ type: 'creator_share_agreed', creatorId, hostBps, actorId }, trx)
}
