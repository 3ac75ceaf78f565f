import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#shared/caller'
import { clock } from '#shared/clock'
import { run, takeTurns } from '#shared/database/dialect'

/**
 * Serialises transactions that open or end sessions of a player. Call it before reading what the new session depends
 * on: otherwise the other transaction ends all sessions, and this one opens a new one afterwards.
 */
export function holdSessions(userId: string, trx: TransactionClientContract): Promise<void> {
  return takeTurns(trx, `sessions:${userId}`)
}

/** Whether the caller's session is active. It cannot end before this transaction does. */
export async function holdSession(
  { id: userId, familyId }: Pick<Caller, 'id' | 'familyId'>,
  trx: TransactionClientContract
): Promise<boolean> {
  await holdSessions(userId, trx)
  const [family] = await run(
    trx,
    'select id from refresh_families where id = ? and user_id = ? and revoked_at is null and expires_at > ?',
    [familyId, userId, clock.nowMs()]
  )
  return family !== undefined
}
