import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AgreedSharesContract, CreatorOnTerms, CreatorRecord } from '#creators/contract'

/** Creators with their shares of the rake. */
export async function onTerms<Creator extends CreatorRecord>(
  creators: readonly Creator[],
  shares: AgreedSharesContract,
  trx?: TransactionClientContract
): Promise<(Creator & CreatorOnTerms)[]> {
  const ids = creators.map(({ userId }) => userId)
  const agreed = await shares.hostBpsOf(ids, trx)
  return creators.map((one) => ({ ...one, hostBps: agreed.get(one.userId) ?? null }))
}
