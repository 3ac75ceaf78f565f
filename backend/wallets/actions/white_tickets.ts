import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { newId } from '#shared/ids'
import { postTransactions } from '#wallets/actions/post_transactions'
import { expired } from '#wallets/ledger/transactions'

/*
 * White tickets lie in lots, which add up to the balance of the white account: both are changed in the same
 * transaction, with the account locked.
 */

export async function addLot(
  { userId, tickets, expiresAtMs }: { userId: string; tickets: number; expiresAtMs?: number },
  trx: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  await run(
    trx,
    `insert into white_lots (id, user_id, granted, remaining, granted_at, expires_at)
     values (?, ?, ?, ?, ?, ?)`,
    [
      ...[newId(), userId, tickets, tickets, nowMs],
      expiresAtMs ?? nowMs + game.tickets.whiteLifetimeMs,
    ]
  )
}

/**
 * Takes tickets from the lots that expire first, and returns the lots; the caller has checked that there are enough.
 */
export async function takeFromLots(
  { userId, tickets }: { userId: string; tickets: number },
  trx: TransactionClientContract
): Promise<string[]> {
  const lots = await run<Columns<'white_lots', 'id' | 'remaining'>>(
    trx,
    `select id, remaining from white_lots where user_id = ? and remaining > 0
     order by expires_at, id`,
    [userId]
  )
  const taken: string[] = []
  let wanted = tickets
  for (const { id, remaining } of lots) {
    if (wanted === 0) break
    const part = Math.min(wanted, remaining)
    await run(trx, 'update white_lots set remaining = remaining - ? where id = ?', [part, id])
    taken.push(id)
    wanted -= part
  }
  if (wanted > 0) throw new Error(`the lots of ${userId} lack ${wanted} white tickets`)
  return taken
}

/** Takes a play's ticket, and stores its lot. */
export async function takeTicket(
  { playId, userId }: { playId: string; userId: string },
  trx: TransactionClientContract
): Promise<void> {
  const [lotId] = await takeFromLots({ userId, tickets: 1 }, trx)
  await run(trx, 'insert into white_spends (play_id, lot_id) values (?, ?)', [playId, lotId!])
}

/** Returns a play's ticket to its lot, valid for at least a day; an expired lot is replaced by a new one. */
export async function returnTicket(
  { playId, userId }: { playId: string; userId: string },
  trx: TransactionClientContract
): Promise<void> {
  const nowMs = clock.nowMs()
  const atLeastMs = nowMs + game.tickets.whiteRefundLifetimeMs
  const [lot] = await run(
    trx,
    `update white_lots set remaining = remaining + 1,
       expires_at = case when expires_at < ? then ? else expires_at end
     where id = (select lot_id from white_spends where play_id = ?) and expires_at > ?
     returning id`,
    [atLeastMs, atLeastMs, playId, nowMs]
  )
  if (!lot) await addLot({ userId, tickets: 1, expiresAtMs: atLeastMs }, trx)
}

/** Removes a player's expired white tickets. */
export async function expireLots(userId: string, trx: TransactionClientContract): Promise<void> {
  const due = await run<Columns<'white_lots', 'id' | 'remaining'>>(
    trx,
    `select id, remaining from white_lots
     where user_id = ? and remaining > 0 and expires_at <= ? order by id`,
    [userId, clock.nowMs()]
  )
  if (due.length === 0) return
  await run(
    trx,
    `update white_lots set remaining = 0 where id in (${due.map(() => '?').join(', ')})`,
    due.map(({ id }) => id)
  )
  await postTransactions(
    due.map((lot) => expired({ ...lot, userId })),
    trx
  )
}
