import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import type { Columns, Known } from '#shared/database/rows'
import type { RefreshToken } from '#auth/queries/find_refresh_token'

/**
 * Retires a token, unless another request did so first. Returns when it was retired, in epoch milliseconds. It also
 * deletes the family's expired access tokens, which nothing else does.
 */
export async function rotateRefreshToken(
  token: RefreshToken,
  nowMs: number,
  trx: TransactionClientContract
): Promise<number> {
  const [mine] = await run(
    trx,
    'update refresh_tokens set rotated_at = ? where id = ? and rotated_at is null returning id',
    [nowMs, token.id]
  )
  if (mine) {
    await run(trx, 'delete from access_tokens where family_id = ? and expires_at <= ?', [
      token.family.id,
      nowMs,
    ])
    return nowMs
  }
  const [other] = await run<Known<Columns<'refresh_tokens', 'rotated_at'>>>(
    trx,
    'select rotated_at from refresh_tokens where id = ?',
    [token.id]
  )
  return other!.rotated_at
}
