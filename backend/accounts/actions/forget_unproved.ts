import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, PLATFORM } from '#shared/privacy/audit'
import type { CreatorsContract } from '#creators/contract'
import type { AccountRecordsContract, UserRecord } from '#profiles/contract'

/**
 * Clears what somebody else may have entered or agreed on before the address of an account was verified: the payout
 * address, personal information, a creator's terms. A pending account has none.
 */
export async function forgetUnproved(
  { id, status }: Pick<UserRecord, 'id' | 'status'>,
  { records, creators }: { records: AccountRecordsContract; creators: CreatorsContract },
  trx: TransactionClientContract
): Promise<void> {
  if (status === 'pending') return
  await records.clearTold(id, trx)
  const before = await creators.endTerms(id, trx)
  if (before === null) return
  const line = { action: 'creator.terms_ended', target: { type: 'user', id } } as const
  await audit({ ...PLATFORM, ...line, before: { ...before }, after: null }, trx)
}
