import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import { maskEmail } from '#shared/privacy/mask'
import type { UserRecord } from '#profiles/contract'

/** Mails the sign-in address that the payout address has changed; nothing when it has not. */
export async function tellPayoutChange(
  { email, language, payoutEmail: before }: UserRecord,
  after: string | null,
  trx: TransactionClientContract
): Promise<void> {
  if (after === before) return
  const data = { payoutEmail: after === null ? '–' : maskEmail(after) }
  const told = { mail: 'payout_email_changed', to: email, language, data } as const
  await queueMail({ ...told, key: `payout_email_changed:${newId()}` }, trx)
}
