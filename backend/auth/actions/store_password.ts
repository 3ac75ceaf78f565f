import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/** Gives an account its password, in place of the one it may have. */
export async function storePassword(
  userId: string,
  passwordHash: string,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into credentials (user_id, password_hash, updated_at) values (?, ?, ?)
     on conflict (user_id) do update set password_hash = excluded.password_hash, updated_at = excluded.updated_at`,
    [userId, passwordHash, clock.nowMs()]
  )
}

/** Leaves an account without a password: a mailed link gives it the next one. */
export async function dropPassword(userId: string, trx: TransactionClientContract): Promise<void> {
  await run(trx, 'delete from credentials where user_id = ?', [userId])
}

/** As storePassword, unless the password is no longer the one that was checked: null for none. False when it is not. */
export async function replacePassword(
  { userId, from, to }: { userId: string; from: string | null; to: string },
  trx: TransactionClientContract
): Promise<boolean> {
  const nowMs = clock.nowMs()
  const [changed] = await run(
    trx,
    `insert into credentials (user_id, password_hash, updated_at) values (?, ?, ?)
     on conflict (user_id) do update set password_hash = excluded.password_hash, updated_at = excluded.updated_at
     where coalesce(credentials.password_hash, '') = ? returning user_id`,
    [userId, to, nowMs, from ?? '']
  )
  return changed !== undefined
}

/**
 * Whether a password is still the one that was checked. It keeps the row until the transaction ends: a change of the
 * password that comes meanwhile waits, and then finds the session that is being opened here among those it ends.
 */
export async function holdPassword(
  userId: string,
  passwordHash: string,
  trx: TransactionClientContract
): Promise<boolean> {
  const [held] = await run(
    trx,
    `update credentials set updated_at = updated_at where user_id = ? and password_hash = ? returning user_id`,
    [userId, passwordHash]
  )
  return held !== undefined
}
