import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#shared/ids'
import type { Result } from '#shared/result'
import { LeaderboardsContract } from '#leaderboards/contract'
import {
  ProfilesContract,
  type NewUser,
  type NewUserError,
  type UserRecord,
} from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'
import { paySignUpBonus } from '#auth/actions/pay_sign_up_bonus'
import { findReferrer } from '#auth/queries/find_referrer'

export type NewAccount = Omit<NewUser, 'id'>

/** Where a newcomer comes from. */
export type Attribution = Pick<
  NewAccount,
  | 'claimedPoints'
  | 'language'
  | 'distributorId'
  | 'referrerId'
  | 'sourceDomain'
  | 'experimentVariant'
>

/** An account with all that had to be looked up before the transaction. */
export type PreparedAccount = NewUser & { boardIds: readonly string[] }

/** Makes accounts, however somebody signs up, and pays each its bonus, once. */
@inject()
export class AddAccount {
  constructor(
    readonly profiles: ProfilesContract,
    readonly wallets: WalletsContract,
    readonly leaderboards: LeaderboardsContract
  ) {}

  /** Whatever takes another connection comes first: SQLite has one, and a transaction keeps it. */
  async prepare(account: NewAccount): Promise<PreparedAccount> {
    return {
      ...account,
      id: newId(),
      referrerId: await findReferrer(account.referrerId, this.profiles),
      boardIds: await this.leaderboards.activeBoardIds(account.distributorId),
    }
  }

  async add(
    { boardIds, ...account }: PreparedAccount,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, NewUserError>> {
    const created = await this.profiles.create(account, trx)
    if (created.ok) await paySignUpBonus({ userId: account.id, boardIds }, this, trx)
    return created
  }
}
