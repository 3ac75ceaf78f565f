import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import { CreatorsContract } from '#creators/contract'
import { ProfilesContract, type NewUserError } from '#profiles/contract'
import type { NewAccount } from '#auth/actions/add_account'
import { AddInvitedAccount } from '#auth/actions/add_invited_account'
import { addRole } from '#auth/actions/add_role'
import { openSession } from '#auth/actions/open_session'
import { signTerms, type TermsEvidence } from '#auth/actions/sign_terms'
import { storePassword } from '#auth/actions/store_password'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import { findOneTimeToken, useOneTimeToken } from '#auth/store/one_time_tokens'
import { withPlayer } from '#auth/domain/roles'
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
    private accounts: AddInvitedAccount,
    private profiles: ProfilesContract,
    private creators: CreatorsContract
  ) {}

  async handle(answer: InviteAnswer): Promise<Result<Session, ConfirmInviteError>> {
    const { token, password, evidence, requestId, ...request } = answer
    const invite = await findOneTimeToken('invite', token)
    if (invite === null) return failure({ type: 'token_expired' })
    const { email } = invite
    const hashed = await hashNewPassword(password, { email, username: request.username })
    if (!hashed.ok) return hashed
    const account = await this.accounts.prepare({ ...request, email })

    return attempt<Session, ConfirmInviteError>(async (trx) => {
      const used = await useOneTimeToken('invite', token, trx)
      if (used === null) return failure({ type: 'token_expired' })
      const made = await this.accounts.add(account, trx)
      if (!made.ok) return made
      const { id } = made.value
      await storePassword(id, hashed.value, trx)
      const terms = await signTerms(id, evidence, this.profiles, trx)
      for (const role of used.roles) {
        await addRole({ user: made.value, role, grantedBy: used.issuedBy }, this.creators, trx)
      }
      const line = {
        actorId: used.issuedBy,
        action: 'user.invite_confirmed',
        target: { type: 'user', id },
      }
      const what = { before: null, after: { roles: used.roles }, ip: evidence.ip, requestId }
      await audit({ ...line, ...what }, trx)
      const tokens = await openSession(id, trx)
      return success({ user: { ...made.value, ...terms }, roles: withPlayer(used.roles), tokens })
    })
  }
}
