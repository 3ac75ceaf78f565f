import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CreatorsContract } from '#creators/contract'
import { AccountRecordsContract, type UserRecord } from '#profiles/contract'
import { addRole } from '#accounts/actions/add_role'
import { forgetUnproved } from '#accounts/actions/forget_unproved'
import { signTerms } from '#accounts/actions/sign_terms'
import { AccountsContract, type NewRole, type TermsEvidence } from '#accounts/contract'
import { listRoles } from '#accounts/queries/list_roles'

@inject()
export class Accounts extends AccountsContract {
  constructor(
    private records: AccountRecordsContract,
    private creators: CreatorsContract
  ) {
    super()
  }

  rolesOf(userId: string, trx: TransactionClientContract): Promise<string[]> {
    return listRoles(userId, trx)
  }

  addRole(role: NewRole, trx: TransactionClientContract): Promise<boolean> {
    return addRole(role, this.creators, trx)
  }

  signTerms(
    userId: string,
    evidence: TermsEvidence,
    trx: TransactionClientContract
  ): Promise<{ termsVersion: string; termsSignedAtMs: number }> {
    return signTerms(userId, evidence, this.records, trx)
  }

  forgetUnproved(
    user: Pick<UserRecord, 'id' | 'status'>,
    trx: TransactionClientContract
  ): Promise<void> {
    return forgetUnproved(user, { records: this.records, creators: this.creators }, trx)
  }
}
