import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { forUpdate, run } from '#shared/dialect'
import { publish } from '#shared/domain_events'
import { accounts } from '#wallets/accounts'
import { postTransactions } from '#wallets/actions/post_transactions'
import type { LightWin } from '#wallets/contract'
import { conversion, gray, grayKeys } from '#wallets/transactions'

/** Pays gray for won plays, and turns what is full into black tickets. Gives back how many each player got. */
export async function payGray(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const paid = await withinDay(await unpaid(wins, trx), trx)
  if (paid.length === 0) return new Map()
  await postTransactions(paid.map(gray), trx)
  return convertFull([...new Set(paid.map(({ userId }) => userId))], trx)
}

/** A win that was paid before, and not taken back, must not use up the day's limit once more. */
async function unpaid(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<LightWin[]> {
  if (wins.length === 0) return []
  const keys = wins.flatMap(grayKeys)
  const rows = await run<{ key: string }>(
    trx,
    `select t.key from ledger_transactions t
     left join ledger_transactions v on v.key = 'void:' || t.id
     where t.key in (${keys.map(() => '?').join(', ')}) and v.id is null`,
    keys
  )
  const known = new Set(rows.map(({ key }) => key))
  return wins.filter((win) => !grayKeys(win).some((key) => known.has(key)))
}

async function withinDay(
  wins: readonly LightWin[],
  trx: TransactionClientContract
): Promise<LightWin[]> {
  const free = wins.filter(({ ticketType }) => ticketType === 'free')
  const within = await countFreeGray(
    free.map(({ userId }) => userId),
    trx
  )
  return wins.filter(({ ticketType, userId }) => ticketType !== 'free' || within.has(userId))
}

/** Counts a free win into the day of each of these players, and gives back those whose limit allows it. */
export async function countFreeGray(
  userIds: readonly string[],
  trx: TransactionClientContract
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const day = gameDay(clock.now(), game.time.zone)
  const { grayPerWin, freeGrayPerDay } = game.tickets
  const counted = await run<{ user_id: string }>(
    trx,
    `insert into gray_days (user_id, day, earned)
     values ${userIds.map(() => '(?, ?, ?)').join(', ')}
     on conflict (user_id, day) do update set earned = gray_days.earned + excluded.earned
     where gray_days.earned + excluded.earned <= ?
     returning user_id`,
    [...[...userIds].sort().flatMap((userId) => [userId, day, grayPerWin]), freeGrayPerDay]
  )
  return new Set(counted.map((row) => row.user_id))
}

/** Those of the players whose gray is full. */
async function convertFull(
  userIds: readonly string[],
  trx: TransactionClientContract
): Promise<Map<string, number>> {
  const full = await run<{ user_id: string; balance: number }>(
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

/** Turns what a player holds into black tickets, as many as it makes; the account is locked. */
export async function convertGray(
  userId: string,
  held: number,
  trx: TransactionClientContract
): Promise<number> {
  const tickets = Math.floor(held / game.tickets.grayPerBlack)
  const before = await countConversions(userId, trx)
  await postTransactions(
    Array.from({ length: tickets }, (_, index) => conversion(userId, before + index + 1)),
    trx
  )
  await publish({ type: 'gray_converted', userId, tickets, conversions: before + tickets }, trx)
  return tickets
}

async function countConversions(userId: string, trx: TransactionClientContract): Promise<number> {
  const [row] = await run<{ n: number }>(
    trx,
    `select count(*) as n from ledger_transactions where user_id = ? and key like ?`,
    [userId, `conv:${userId}:%`]
  )
  return row!.n
}
