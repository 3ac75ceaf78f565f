import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { TaxFormStatus } from '#profiles/domain/personal_fields'
import { seal } from '#profiles/domain/sealed'

/** Writes the status of a player's tax form, as the module that requested it reports. */
export async function writeTaxFormStatus(
  userId: string,
  status: TaxFormStatus,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into personal_information (user_id, tax_form_status, updated_at) values (?, ?, ?)
     on conflict (user_id) do update
     set tax_form_status = excluded.tax_form_status, updated_at = excluded.updated_at`,
    [userId, seal(status, { userId, field: 'taxFormStatus' }), clock.nowMs()]
  )
}
