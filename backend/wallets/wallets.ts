import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { game } from '#config/game'
import { accounts } from '#wallets/ledger/accounts'
import { CURRENCIES } from '#wallets/ledger/currencies'
import { holdBalance } from '#wallets/actions/hold_balance'
import { countFreeGray } from '#wallets/actions/gray_days'
import { convertGray, payGray, takeBackGray } from '#wallets/actions/pay_gray'
import { cut, pendingKey, pendingWin, settledKey, settledWin } from '#wallets/actions/pay_wins'
import { postNewTransactions, postTransactions } from '#wallets/actions/post_transactions'
import { voidTransactions } from '#wallets/actions/void_transactions'
import { returnTicket, takeTicket } from '#wallets/actions/white_tickets'
import {
  WalletsContract,
  type BlackWin,
  type CutPayment,
  type GameHoldings,
  type LedgerContract,
  type LightWin,
  type OpenPot,
  type PlayStake,
  type PointsCredit,
  type PointsEvent,
  type PointSource,
  type PointsHistoryContract,
  type WinningsContract,
} from '#wallets/contract'
import { findReferenceUntil } from '#wallets/queries/find_reference_until'
import { getHoldings } from '#wallets/queries/get_holdings'
import { listCutKeys } from '#wallets/queries/list_cut_keys'
import { listOpenPots } from '#wallets/queries/list_open_pots'
import { lockBalances } from '#wallets/queries/lock_balances'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import { gray, played, points, pointsKey, refunded, refundKey } from '#wallets/ledger/transactions'

export class Wallets
  extends WalletsContract
  implements WinningsContract, PointsHistoryContract, LedgerContract
{
  async creditPoints(credit: PointsCredit, trx: TransactionClientContract): Promise<boolean> {
    const transaction = points(credit)
    return (await postTransactions([transaction], trx)).has(transaction.key)
  }

  async creditAllPoints(
    credits: readonly PointsCredit[],
    trx: TransactionClientContract
  ): Promise<number> {
    if (credits.length === 0) return 0
    const fresh = await postTransactions(credits.map(points), trx)
    return credits
      .filter((credit) => fresh.has(pointsKey(credit)))
      .reduce((sum, credit) => sum + credit.points, 0)
  }

  async canStake(
    { userId, ticketType, quantity }: Omit<PlayStake, 'playId' | 'gameId'>,
    trx: TransactionClientContract
  ): Promise<boolean> {
    if (!TICKET_TERMS[ticketType].costs) return true
    return (await holdBalance(userId, ticketType, trx)) >= quantity
  }

  async holdWhite(userIds: readonly string[], trx: TransactionClientContract): Promise<void> {
    const accountIds = userIds.map((userId) => accounts.user(userId, 'white'))
    await lockBalances(accountIds, trx)
  }

  countFreeGray(userId: string, trx: TransactionClientContract): Promise<boolean> {
    return countFreeGray([userId], trx).then((counted) => counted.has(userId))
  }

  async recordPlay(
    {
      points: earned,
      gray: won,
      credits,
      ...stake
    }: PlayStake & { points: number; gray: boolean; credits: readonly PointsCredit[] },
    trx: TransactionClientContract
  ): Promise<number> {
    const { playId, userId } = stake
    const paid = {
      userId,
      points: earned,
      type: 'game_played',
      source: 'game_played',
      reference: playId,
    } as const
    if (CURRENCIES[stake.ticketType].inLots) await takeTicket(stake, trx)
    const transactions = [played(stake)]
    if (earned > 0) transactions.push(points(paid))
    if (won) transactions.push(gray({ playId, userId, revision: 1 }))
    transactions.push(...credits.map(points))
    const balances = await postNewTransactions(transactions, trx)
    const held = balances.get(accounts.user(userId, 'gray')) ?? 0
    return held < game.tickets.grayPerBlack ? 0 : convertGray(userId, held, trx)
  }

  async refund(
    stakes: readonly PlayStake[],
    event: 'unmatched' | 'cancel',
    trx: TransactionClientContract
  ): Promise<Set<string>> {
    const transactions = stakes.map((stake) => refunded(stake, event))
    if (transactions.length === 0) return new Set()
    const keys = await postTransactions(transactions, trx)
    const fresh = stakes.filter((stake) => keys.has(refundKey(stake, event)))
    for (const stake of fresh) {
      if (CURRENCIES[stake.ticketType].inLots) await returnTicket(stake, trx)
    }
    return new Set(fresh.map(({ playId }) => playId))
  }

  payGray(wins: readonly LightWin[], trx: TransactionClientContract): Promise<Map<string, number>> {
    return payGray(wins, trx)
  }

  takeBackGray(wins: readonly LightWin[], trx: TransactionClientContract): Promise<Set<string>> {
    return takeBackGray(wins, trx)
  }

  async postPendingWins(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void> {
    if (wins.length > 0) await postTransactions(wins.map(pendingWin), trx)
  }

  async payOut(wins: readonly BlackWin[], trx: TransactionClientContract): Promise<void> {
    if (wins.length > 0) await postTransactions(wins.map(settledWin), trx)
  }

  async payCuts(cuts: readonly CutPayment[], trx: TransactionClientContract): Promise<void> {
    const ordered = cuts.toSorted((a, b) => ((a.userId ?? '') < (b.userId ?? '') ? -1 : 1))
    for (const some of slices(ordered)) await postTransactions(some.map(cut), trx)
  }

  async takeBack(
    wins: readonly BlackWin[],
    trx: TransactionClientContract
  ): Promise<Map<string, number>> {
    // Payments first: their reversal makes the coins pending again, and those are reversed after it.
    const keys = [...wins.map(settledKey), ...wins.map(pendingKey)]
    const { shortfalls } = await voidTransactions(keys, trx)
    const missing = new Map<string, number>()
    for (const { userId, amount } of shortfalls) {
      missing.set(userId, (missing.get(userId) ?? 0) + amount)
    }
    return missing
  }

  async findFaults(): Promise<string[]> {
    return (await verifyLedger()).findings
  }

  listOpenPots(): Promise<OpenPot[]> {
    return listOpenPots()
  }

  async takeBackCuts(
    result: Pick<CutPayment, 'gameId' | 'revision'>,
    trx: TransactionClientContract
  ): Promise<void> {
    for (const some of slices(await listCutKeys(result, trx))) await voidTransactions(some, trx)
  }

  async takeBackPoints<Event extends PointsEvent>(
    events: readonly Event[],
    trx: TransactionClientContract
  ): Promise<Event[]> {
    const { voided } = await voidTransactions(events.map(pointsKey), trx)
    return events.filter((event) => voided.has(pointsKey(event)))
  }

  findReferenceUntil(
    event: PointsEvent,
    sources: readonly PointSource[],
    trx: TransactionClientContract
  ): Promise<string | null> {
    return findReferenceUntil(event, sources, trx)
  }

  holdingsOf(gameIds: readonly string[]): Promise<Map<string, GameHoldings>> {
    return getHoldings(gameIds)
  }
}

/**
 * A game may pay thousands of players, and a statement has a limited number of values. Slices are ordered by player, so
 * that accounts are still locked in ascending order.
 */
const SLICE = 500

function slices<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / SLICE) }, (_, n) =>
    items.slice(n * SLICE, (n + 1) * SLICE)
  )
}
