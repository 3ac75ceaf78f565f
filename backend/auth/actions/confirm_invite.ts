import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { AccountsContract, withPlayer, type TermsEvidence } from '#accounts/contract'
import type { NewUserError } from '#profiles/contract'
import type { NewAccount } from '#auth/actions/add_account'
import { AddInvitedAccount } from '#auth/actions/add_invited_account'
import { openSession } from '#auth/actions/open_session'
import { storePassword } from '#auth/actions/store_password'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import { findOneTimeToken, useOneTimeToken } from '#auth/store/one_time_tokens'
import type { Session } from '#auth/domain/session'

export type InviteAnswer = Omit<NewAccount, 'email' | 'status' | 'emailVerified'> & {
  token: string
  password: string
  evidence: TermsEvidence
  requestId: string | null
}

export type ConfirmInviteError = { type: 'token_expired' } | CommonPasswordError | NewUserError

/** Creates the invited account with the roles of the invite. */
@inject()
export class ConfirmInvite {
  constructor(
    private addAccount: AddInvitedAccount,
    private accounts: AccountsContract
  ) {}

  async handle(answer: InviteAnswer): Promise<Result<Session, ConfirmInviteError>> {
    const { token, password, evidence, requestId, ...request } = answer
    const invite = await findOneTimeToken('invite', token)
    if (invite === null) return failure({ type: 'token_expired' })
    const { email } = invite
    const hashed = await hashNewPassword(password, { email, username: request.username })
    if (!hashed.ok) return hashed
    const account = await this.addAccount.prepare({ ...request, email })

    return attempt<Session, ConfirmInviteError>(async (trx) => {
      const used = await useOneTimeToken('invite', token, trx)
      if (used === null) return failure({ type: 'token_expired' })
      const made = await this.addAccount.add(account, trx)
      if (!made.ok) return made
      const { id } = made.value
      await storePassword(id, hashed.value, trx)
      const terms = await this.accounts.signTerms(id, evidence, trx)
      for (const role of used.roles) {
        await this.accounts.addRole({ user: made.value, role, grantedBy: used.issuedBy }, trx)
      }
      const line = {
        actorId: used.issuedBy,
        action: 'user.invite_confirmed',
        target: { type: 'user', id },
      } as const
      const what = { before: null, after: { roles: used.roles }, ip: evidence.ip, requestId }
      await audit({ ...line, ...what }, trx)
      const tokens = await openSession(id, trx)
      return success({ user: { ...made.value, ...terms }, roles: withPlayer(used.roles), tokens })
    })
  }
}
