import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { failure, type Result } from '#shared/result'
import type { UserRecord } from '#profiles/contract'
import type { AddAccount, PreparedAccount } from '#auth/actions/add_account'

/** Attempts to find a free name of six digits; they all fail only when nearly all names are taken. */
const NAME_TRIES = 30

/** Creates an account without a chosen username. */
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

/** A generated name, recognisable until the player chooses one. */
function someUsername(): string {
  return `player${String(randomInt(1_000_000)).padStart(6, '0')}`
}
