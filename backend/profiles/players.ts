import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/dialect'
import type { Result } from '#shared/result'
import { createUser } from '#profiles/actions/create_user'
import {
  ProfilesContract,
  type NewUser,
  type NewUserError,
  type PublicProfile,
  type UserRecord,
} from '#profiles/contract'
import { findUser } from '#profiles/queries/find_user'
import { listPublicProfiles } from '#profiles/queries/list_public_profiles'

export class Players extends ProfilesContract {
  create(user: NewUser, trx: TransactionClientContract): Promise<Result<UserRecord, NewUserError>> {
    return createUser(user, trx)
  }

  find(id: string, trx?: TransactionClientContract): Promise<UserRecord | null> {
    return findUser('id', id, trx ?? db.connection())
  }

  findByEmail(email: string): Promise<UserRecord | null> {
    return findUser('email', email)
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

  listPublic(ids: readonly string[]): Promise<Map<string, PublicProfile>> {
    return listPublicProfiles(ids)
  }
}
