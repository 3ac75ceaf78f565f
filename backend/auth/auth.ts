import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { ProfilesContract } from '#profiles/contract'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { AuthContract, type RevocationReason } from '#auth/contract'
import { listRolesOf } from '#auth/queries/list_roles'

export class Sessions extends AuthContract {
  constructor(private profiles: ProfilesContract) {
    super()
  }

  revokeSessions(
    userId: string,
    exceptFamilyId: string | null,
    because: RevocationReason,
    trx: TransactionClientContract
  ): Promise<void> {
    return revokeSessions(userId, exceptFamilyId, because, trx)
  }

  async revokeAccessTokens(userId: string, trx: TransactionClientContract): Promise<void> {
    await run(trx, 'delete from access_tokens where user_id = ?', [userId])
  }

  listRoles(userIds: readonly string[]): Promise<Map<string, string[]>> {
    return listRolesOf(userIds, db.connection())
  }

  async hasSignedTerms(userId: string): Promise<boolean> {
    const user = await this.profiles.find(userId)
    return user?.termsVersion === game.termsVersion
  }
}
