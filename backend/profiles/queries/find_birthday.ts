import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { unseal } from '#profiles/domain/sealed'

/** A player's birthday as an ISO date; null if not set. */
export async function findBirthday(
  userId: string,
  client: QueryClientContract
): Promise<string | null> {
  const [row] = await run<Columns<'users', 'birthday_sealed'>>(
    client,
    'select birthday_sealed from users where id = ?',
    [userId]
  )
  const sealed = row?.birthday_sealed ?? null
  return sealed && unseal(sealed, { userId, field: 'birthday' })
}
