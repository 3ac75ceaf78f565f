import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { publish } from '#shared/delivery/domain_events'
import type { Page } from '#shared/pagination'
import type { Result } from '#shared/result'
import { AssetsContract } from '#assets/contract'
import { anonymiseUser } from '#profiles/actions/anonymise_user'
import { clearTold } from '#profiles/actions/clear_told'
import { createUser } from '#profiles/actions/create_user'
import { updateUser } from '#profiles/actions/update_user'
import {
  ProfilesContract,
  type AccountRecordsContract,
  type PlayerRecordsContract,
  type NewUser,
  type NewUserError,
  type PublicProfile,
  type Referral,
  type UserChanges,
  type UserChangesError,
  type UserFilter,
  type UserRecord,
} from '#profiles/contract'
import { findUser } from '#profiles/queries/find_user'
import { hasReferred } from '#profiles/queries/has_referred'
import { listPublicProfiles } from '#profiles/queries/list_public_profiles'
import { listReferrals } from '#profiles/queries/list_referrals'
import { listUsers } from '#profiles/queries/list_users'

@inject()
export class Profiles
  extends ProfilesContract
  implements AccountRecordsContract, PlayerRecordsContract
{
  constructor(private readonly assets: AssetsContract) {
    super()
  }

  create(user: NewUser, trx: TransactionClientContract): Promise<Result<UserRecord, NewUserError>> {
    return createUser(user, trx)
  }

  find(id: string, trx?: TransactionClientContract): Promise<UserRecord | null> {
    return findUser('id', id, trx ?? db.connection())
  }

  findByEmail(email: string, trx?: TransactionClientContract): Promise<UserRecord | null> {
    return findUser('email', email, trx ?? db.connection())
  }

  async listRecords(ids: readonly string[]): Promise<Map<string, UserRecord>> {
    const users = ids.length === 0 ? [] : (await listUsers({ ids, limit: ids.length })).items
    return new Map(users.map((user) => [user.id, user]))
  }

  list(filter: UserFilter): Promise<Page<UserRecord>> {
    return listUsers(filter)
  }

  async update(
    userId: string,
    changes: UserChanges,
    trx: TransactionClientContract
  ): Promise<Result<UserRecord, UserChangesError>> {
    const updated = await updateUser(userId, changes, trx)
    if (updated.ok && changes.emailVerified) await publish({ type: 'email_verified', userId }, trx)
    return updated
  }

  async activate(userId: string, trx: TransactionClientContract): Promise<boolean> {
    const [mine] = await run(
      trx,
      `update users set status = 'active', updated_at = ? where id = ? and status = 'pending' returning id`,
      [clock.nowMs(), userId]
    )
    return mine !== undefined
  }

  listReferrals(
    ids: readonly string[],
    trx: TransactionClientContract
  ): Promise<Map<string, Referral>> {
    return listReferrals(ids, trx)
  }

  hasReferred(userId: string): Promise<boolean> {
    return hasReferred(userId)
  }

  anonymise(userId: string, trx: TransactionClientContract): Promise<boolean> {
    return anonymiseUser(userId, trx)
  }

  clearTold(userId: string, trx: TransactionClientContract): Promise<void> {
    return clearTold(userId, this.assets, trx)
  }

  async signTerms(
    { userId, version, signedAtMs }: { userId: string; version: string; signedAtMs: number },
    trx: TransactionClientContract
  ): Promise<void> {
    await run(
      trx,
      'update users set terms_version = ?, terms_signed_at = ?, updated_at = ? where id = ?',
      [version, signedAtMs, signedAtMs, userId]
    )
  }

  listPublic(
    ids: readonly string[],
    trx?: TransactionClientContract
  ): Promise<Map<string, PublicProfile>> {
    return listPublicProfiles(ids, trx)
  }
}
