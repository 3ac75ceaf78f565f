import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvents } from '#shared/delivery/domain_events'
import { fieldProblem, unreachable } from '#shared/problem'
import { addVersion } from '#cuts/actions/add_version'
import { explainOverRake } from '#cuts/domain/over_rake'

/** Stores an agreed share as a version. If it would exceed the rake, it throws, which rolls the agreement back. */
export async function keepAgreedShare(
  { creatorId, hostBps, actorId }: DomainEvents['creator_share_agreed'],
  trx: TransactionClientContract
): Promise<void> {
  const subject = { scope: 'creator' as const, id: creatorId }
  const result = await addVersion({ subject, rates: { hostBps }, actorId }, trx)
  if (result.ok) return
  switch (result.error.type) {
    case 'over_rake':
      throw fieldProblem('E_VALIDATION', 'hostBps', explainOverRake(result.error))
    case 'in_the_past':
    case 'too_far_ahead':
      throw new Error('an agreement begins when it is made')
    default:
      unreachable(result.error)
  }
}
