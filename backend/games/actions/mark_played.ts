import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'

export async function markPlayed(id: string, trx: TransactionClientContract): Promise<void> {
  await run(trx, 'update games set played = ? where id = ?', [true, id])
}
