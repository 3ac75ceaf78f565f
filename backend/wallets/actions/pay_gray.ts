import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { forUpdate, run } from '#shared/database/dialect'
import type { Columns, Computed, Known, Named } from '#shared/database/rows'
import { publish } from '#shared/delivery/domain_events'
import { accounts } from '#wallets/ledger/accounts'
import { countFreeGray, freeDays, lockDays } from '#wallets/actions/gray_days'
import { postTransactions } from '#wallets/actions/post_transactions'
import { voidTransactions } from '#wallets/actions/void_transactions'
import type { LightWin } from '#wallets/contract'
import { conversion, gray, grayKeys } from '#wallets/ledger/transactions'

const isFree = ({ ticketType }: LightWin): boolean => !TICKET_TERMS[ticketType].costs

/** Pays gray for won plays, and converts full gray into black tickets. Returns the number of tickets per player. */
export async function payGray(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  // One instant for both, because the paying transaction's time identifies the day that counted the win.
  const atMs = clock.nowMs()
  const paid = await withinDay(await unpaid(wins, trx), atMs, trx)
  if (paid.length === 0) return new Map()
  await postTransactions(paid.map(gray), trx, atMs)
  return convertFull([...new Set(paid.map(({ userId }) => userId))], trx)
}

/**
 * Takes back the gray of plays, whichever revision paid it. A free win frees its place in the day that counted it.
 * Returns the plays whose gray was spent.
 */
export async function takeBackGray(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<Set<string>> {
  const free = await listHeld(wins.filter(isFree), trx)
  await lockDays(free, trx)
  const { voided, shortfalls } = await voidTransactions(wins.flatMap(grayKeys), trx)
  await freeDays(
    free.filter(({ key }) => voided.has(key)),
    trx
  )
  const missing = new Set(shortfalls.map(({ key }) => key))
  const spent = wins.filter((win) => grayKeys(win).some((key) => missing.has(key)))
  return new Set(spent.map(({ playId }) => playId))
}

/** A win that is paid already must not count against the day's limit again. */
async function unpaid(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<LightWin[]> {
  const known = new Set((await listHeld(wins, trx)).map(({ key }) => key))
  return wins.filter((win) => !grayKeys(win).some((key) => known.has(key)))
}

type Held = Known<
  Named<'ledger_transactions', { key: 'key'; userId: 'user_id'; atMs: 'created_at' }>
>

/** Payments of plays that were not reversed. */
function listHeld(wins: readonly LightWin[], trx: TransactionClientContract): Promise<Held[]> {
  if (wins.length === 0) return Promise.resolve([])
  const keys = wins.flatMap(grayKeys)
  return run<Held>(
    trx,
    `select t.key, t.user_id as "userId", t.created_at as "atMs" from ledger_transactions t
     left join ledger_transactions v on v.key = 'void:' || t.id
     where t.key in (${keys.map(() => '?').join(', ')}) and v.id is null`,
    keys
  )
}

async function withinDay(
  wins: readonly LightWin[],
  atMs: number,
  trx: TransactionClientContract
): Promise<LightWin[]> {
  const free = wins.filter(isFree)
  const within = await countFreeGray(
    free.map(({ userId }) => userId),
    trx,
    atMs
  )
  return wins.filter((win) => !isFree(win) || within.has(win.userId))
}

/** The players with enough gray for a ticket. */
async function convertFull(
  userIds: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const full = await run<Columns<'ledger_accounts', 'user_id' | 'balance'>>(
    trx,
    `select user_id, balance from ledger_accounts
     where id in (${userIds.map(() => '?').join(', ')}) and balance >= ? order by id${forUpdate(trx)}`,
    [...userIds.map((userId) => accounts.user(userId, 'gray')), game.tickets.grayPerBlack]
  )
  const got = new Map<string, number>()
  for (const { user_id: userId, balance } of full) {
    got.set(userId, await convertGray(userId, balance, trx))
  }
  return got
}

/** Conversions per win: gray beyond that, which an admin gave, waits for the next win. */
const TICKETS_AT_ONCE = 100

/** Converts a player's gray into as many black tickets as possible; the caller has locked the account. */
export async function convertGray(
  userId: string,
  held: number,
  trx: TransactionClientContract
): Promise<number> {
  const tickets = Math.min(Math.floor(held / game.tickets.grayPerBlack), TICKETS_AT_ONCE)
  const before = await countConversions(userId, trx)
  await postTransactions(
    Array.from({ length: tickets }, (_, index) => conversion(userId, before + index + 1)),
    trx
  )
  await publish({ type: 'gray_converted', userId, tickets, conversions: before + tickets }, trx)
  return tickets
}

async function countConversions(userId: string, trx: TransactionClientContract): Promise<number> {
  const [row] = await run<Computed<{ n: number }>>(
    trx,
    `select count(*) as n from ledger_transactions where user_id = ? and key like ?`,
    [userId, `conv:${userId}:%`]
  )
  return row!.n
}
