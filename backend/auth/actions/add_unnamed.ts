import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, type Result } from '#shared/result'
import type { UserRecord } from '#profiles/contract'
import type { AddAccount, PreparedAccount } from '#auth/actions/add_account'

/** Six digits leave a million names: this many tries fail together only when nearly all are taken. */
const NAME_TRIES = 30

/** Makes an account for somebody who has not chosen a username yet. */
export async function addUnnamed(
  account: PreparedAccount,
  accounts: AddAccount,
  trx: TransactionClientContract
): Promise<Result<UserRecord, { type: 'email_taken' }>> {
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const created = await accounts.add({ ...account, username: someUsername() }, trx)
    if (created.ok) return created
    if (created.error.type === 'email_taken') return failure({ type: 'email_taken' })
  }
  throw new Error('no username of six digits is free')
}

/** Told apart from names that players chose, until they choose one. */
function someUsername(): string {
  return `player${String(randomInt(1_000_000)).padStart(6, '0')}`
}
