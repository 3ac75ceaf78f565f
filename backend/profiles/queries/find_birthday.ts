import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { unseal } from '#profiles/domain/sealed'

/** The ISO date a player told; null before. */
export async function findBirthday(
  userId: string,
  client: QueryClientContract
): Promise<string | null> {
  const [row] = await run<{ birthday_sealed: string | null }>(
    client,
    'select birthday_sealed from users where id = ?',
    [userId]
  )
  const sealed = row?.birthday_sealed ?? null
  return sealed && unseal(sealed, { userId, field: 'birthday' })
}
