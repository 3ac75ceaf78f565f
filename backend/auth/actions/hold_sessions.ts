import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#shared/http/caller'
import { clock } from '#shared/clock'
import { run, takeTurns } from '#shared/database/dialect'

/**
 * Lets one transaction at a time open or end the sessions of a player. Ask for it before reading what the new session
 * rests on: otherwise the other transaction ends what it finds, and this one opens a session beside it.
 */
export function holdSessions(userId: string, trx: TransactionClientContract): Promise<void> {
  return takeTurns(trx, `sessions:${userId}`)
}

/** Whether the caller's session goes on. It cannot end before the transaction does. */
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
