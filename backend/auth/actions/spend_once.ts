import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { hashToken } from '#auth/domain/tokens'

/**
 * Marks a secret that others issued as used. False when it was used before; it is stored as long as it could be valid.
 */
export async function spendOnce(
  secret: string,
  expiresAtMs: number,
  client: QueryClientContract
): Promise<boolean> {
  const [spent] = await run(
    client,
    'insert into spent_secrets (hash, expires_at) values (?, ?) on conflict do nothing returning hash',
    [hashToken(secret), expiresAtMs]
  )
  return spent !== undefined
}
