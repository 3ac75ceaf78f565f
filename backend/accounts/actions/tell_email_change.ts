import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#shared/ids'
import { queueMail } from '#shared/delivery/mail'
import type { UserRecord } from '#profiles/contract'

/** Mails the old address of an account that another one replaced it; nothing when it has not changed. */
export async function tellEmailChange(
  { email: before, language }: UserRecord,
  after: string,
  trx: TransactionClientContract
): Promise<void> {
  if (after === before) return
  const told = { mail: 'email_changed', to: before, language, data: {} } as const
  await queueMail({ ...told, key: `email_changed:${newId()}` }, trx)
}
