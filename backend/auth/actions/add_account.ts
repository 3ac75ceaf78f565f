import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LEAGUES } from '@sidepick/rules/types'
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

/** The attribution of a new account. */
export type Attribution = Pick<
  NewAccount,
  | 'claimedPoints'
  | 'language'
  | 'distributorId'
  | 'referrerId'
  | 'sourceDomain'
  | 'experimentVariant'
>

/** A new account, with everything that is read before the transaction. */
export type PreparedAccount = NewUser & {
  boardIds: readonly string[]
  /** New players start in the first league. */
  leagueBoardIds: readonly string[]
}

/** Creates accounts for every way to sign up, and pays each its bonus once. */
@inject()
export class AddAccount {
  constructor(
    readonly profiles: ProfilesContract,
    readonly wallets: WalletsContract,
    readonly leaderboards: LeaderboardsContract
  ) {}

  /** Reads before the transaction, because SQLite has one connection, which the transaction occupies. */
  async prepare(account: NewAccount): Promise<PreparedAccount> {
    const leagues = await this.leaderboards.leagueBoards()
    return {
      ...account,
      id: newId(),
      referrerId: await findReferrer(account.referrerId, this.profiles),
      boardIds: await this.leaderboards.activeBoardIds(account.distributorId),
      leagueBoardIds: leagues
        .filter(({ name }) => name === LEAGUES[0])
        .map(({ leaderboardId }) => leaderboardId),
    }
  }

  async add(
    { boardIds, leagueBoardIds, ...account }: PreparedAccount,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, NewUserError>> {
    const created = await this.profiles.create(account, trx)
    const bonus = { userId: account.id, boardIds: [...boardIds, ...leagueBoardIds] }
    if (created.ok) await paySignUpBonus(bonus, this, trx)
    return created
  }
}
