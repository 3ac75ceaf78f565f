import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Problem } from '#shared/problem'
import { savepoint } from '#shared/database/transact'
import { holdCreator, writeCreator } from '#creators/actions/change_creator'
import { tellOfAgreedShare } from '#creators/actions/tell_of_agreed_share'
import type { AgreedSharesContract, CreatorTerms } from '#creators/contract'
import { onTerms } from '#creators/queries/on_terms'

/** Ends a creator's terms and returns them; null where there were none. */
export async function endTerms(
  userId: string,
  shares: AgreedSharesContract,
  trx: TransactionClientContract
): Promise<CreatorTerms | null> {
  const creator = await holdCreator(userId, trx)
  if (creator === null) return null
  const [known] = await onTerms([creator], shares, trx)
  const { partnerName, parentId, hostBps } = known!
  if (partnerName === null && parentId === null && hostBps === null) return null
  await writeCreator({ ...creator, partnerName: null, parentId: null }, trx)
  if (hostBps !== null) await endShare(userId, trx)
  return { partnerName, parentId, hostBps }
}

/**
 * The share is kept where the default share would exceed the rake together with a distributor's; failing here would
 * lock the creator out.
 */
async function endShare(userId: string, trx: TransactionClientContract): Promise<void> {
  try {
    await savepoint(trx, () => tellOfAgreedShare(userId, { hostBps: null, agreedBy: null }, trx))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
