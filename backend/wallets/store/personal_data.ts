import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { getAccountBalance } from '#wallets/queries/get_account_balance'

/** A player's balances and transactions. The ledger stays, because it must add up; it names players only by id. */
export const walletPersonalData: PersonalDataKeeper = {
  section: 'wallet',
  tables: ['ledger_accounts', 'ledger_transactions', 'white_lots', 'gray_days'],

  async collect(userId) {
    const transactions = await run(
      db.connection(),
      `select t.id, t.type, t.source, t.reference, t.created_at as "createdAtMs", p.currency, p.amount,
              p.balance_after as "balanceAfter"
       from ledger_transactions t
       left join ledger_postings p on p.transaction_id = t.id and p.account_id like ?
       where t.user_id = ? order by t.created_at, t.id`,
      [`user:${userId}:%`, userId]
    )
    const whiteTickets = await run(
      db.connection(),
      `select granted, remaining, granted_at as "grantedAtMs", expires_at as "expiresAtMs"
       from white_lots where user_id = ? order by granted_at, id`,
      [userId]
    )
    const { balances } = await getAccountBalance(userId)
    return { balances, whiteTickets, transactions }
  },
}
