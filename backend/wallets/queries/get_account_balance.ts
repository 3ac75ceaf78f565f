import db from '@adonisjs/lucid/services/db'
import { dayBounds, gameDay } from '@sidepick/rules/week'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Currency } from '#wallets/contract'
import { giftKey } from '#wallets/ledger/transactions'

export interface AccountBalance {
  balances: Record<Currency, number>
  /** The next white tickets to expire, and when; null when there are none. */
  expiringWhite: { count: number; atMs: number } | null
  /** Whether today's gift can be collected. */
  giftWaits: boolean
  nextGiftAtMs: number
}

/** A player's balances. Expired white tickets do not count, even if their expiry is not posted yet. */
export async function getAccountBalance(userId: string): Promise<AccountBalance> {
  const client = db.connection()
  const now = clock.now()
  const accounts = await run<Columns<'ledger_accounts', 'currency' | 'balance'>>(
    client,
    'select currency, balance from ledger_accounts where user_id = ?',
    [userId]
  )
  const lots = await run<Columns<'white_lots', 'remaining' | 'expires_at'>>(
    client,
    `select remaining, expires_at from white_lots
     where user_id = ? and remaining > 0 and expires_at > ? order by expires_at, id`,
    [userId, now.getTime()]
  )
  const [gift] = await run(client, 'select id from ledger_transactions where key = ?', [
    giftKey(userId, gameDay(now, game.time.zone)),
  ])
  const balances = { free: 0, white: 0, black: 0, gray: 0, coin: 0, pending_coin: 0, point: 0 }
  for (const { currency, balance } of accounts) balances[currency] = balance
  balances.white = lots.reduce((sum, lot) => sum + lot.remaining, 0)
  const atMs = lots[0]?.expires_at
  return {
    balances,
    expiringWhite:
      atMs === undefined
        ? null
        : {
            count: lots
              .filter((lot) => lot.expires_at === atMs)
              .reduce((sum, lot) => sum + lot.remaining, 0),
            atMs,
          },
    giftWaits: !gift,
    nextGiftAtMs: dayBounds(now, game.time.zone).end.getTime(),
  }
}
