import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { ProfilesContract } from '#profiles/contract'
import { postTransactions } from '#wallets/actions/post_transactions'
import { holdBalance } from '#wallets/actions/hold_balance'
import { addLot, takeFromLots } from '#wallets/actions/white_tickets'
import type { Currency } from '#wallets/contract'
import { CURRENCIES } from '#wallets/ledger/currencies'
import { corrected } from '#wallets/ledger/transactions'

export interface BalanceTarget {
  userId: string
  currency: Currency
  balance: number
  reason: string
  /** The balance that the caller expects; a different one refuses the change. */
  expectedBalance?: number
}

type SetBalanceError = { type: 'not_found' } | { type: 'changed_meanwhile'; balance: number }

/** Sets a player's balance to a target, and audits who did it and why. */
@inject()
export class SetBalance {
  constructor(private readonly profiles: ProfilesContract) {}

  handle(
    target: BalanceTarget,
    actor: Actor
  ): Promise<Result<{ before: number }, SetBalanceError>> {
    const { userId, currency, balance, reason, expectedBalance } = target
    return transact(async (trx): Promise<Result<{ before: number }, SetBalanceError>> => {
      const user = await this.profiles.find(userId, trx)
      if (user === null || user.status === 'deleted') return failure({ type: 'not_found' })
      const before = await holdBalance(userId, currency, trx)
      if (expectedBalance !== undefined && expectedBalance !== before) {
        return failure({ type: 'changed_meanwhile', balance: before })
      }
      if (balance === before) return success({ before })
      const auditId = await audit(
        {
          ...actor,
          action: 'wallet.balance_set',
          target: { type: 'user', id: userId },
          before: { [currency]: before },
          after: { [currency]: balance, reason },
        },
        trx
      )
      await postTransactions([corrected(auditId, userId, currency, balance - before)], trx)
      if (CURRENCIES[currency].inLots) await followLots(userId, balance - before, trx)
      return success({ before })
    })
  }
}

async function followLots(userId: string, difference: number, trx: TransactionClientContract) {
  if (difference > 0) await addLot({ userId, tickets: difference }, trx)
  else await takeFromLots({ userId, tickets: -difference }, trx)
}
