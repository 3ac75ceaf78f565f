import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  AccessContract,
  type AccountsContract,
  type EditedAccount,
  type StepUp,
} from '#accounts/contract'
import type { Caller } from '#shared/caller'
import { followEdit } from '#auth/actions/follow_edit'
import { holdSession, holdSessions } from '#auth/actions/hold_sessions'
import { revokeAccessTokens } from '#auth/actions/revoke_access_tokens'
import { stepUpRefusal } from '#auth/guard/step_up'
import { findPasswordHash } from '#auth/queries/find_password_hash'
import { endInvitesOf } from '#auth/store/one_time_tokens'

export class Access extends AccessContract {
  constructor(private accounts: AccountsContract) {
    super()
  }

  async stepUpRefusal(proof: StepUp) {
    return stepUpRefusal(await findPasswordHash(proof.caller.id), proof)
  }

  holdSessions(userId: string, trx: TransactionClientContract) {
    return holdSessions(userId, trx)
  }

  holdSession(caller: Pick<Caller, 'id' | 'familyId'>, trx: TransactionClientContract) {
    return holdSession(caller, trx)
  }

  revokeAccessTokens(userId: string, trx: TransactionClientContract) {
    return revokeAccessTokens(userId, trx)
  }

  endInvitesOf(userId: string, trx: TransactionClientContract) {
    return endInvitesOf(userId, trx)
  }

  followEdit(edited: EditedAccount, trx: TransactionClientContract) {
    return followEdit(edited, this.accounts, trx)
  }
}
