import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'

/** Sets an account's password, replacing an existing one. */
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

/** Removes an account's password; a mailed link sets the next one. */
export async function dropPassword(userId: string, trx: TransactionClientContract): Promise<void> {
  await run(trx, 'delete from credentials where user_id = ?', [userId])
}

/** As storePassword, if the password is still the one that was checked (null for none). False otherwise. */
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
 * Whether a password is still the one that was checked. It locks the row: a concurrent change of the password waits,
 * and then ends the session that is opened here too.
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
