import { inject } from '@adonisjs/core'
import { attempt } from '#shared/database/attempt'
import type { Caller } from '#shared/caller'
import { failure, success, type Result } from '#shared/result'
import { forgive, throttle } from '#shared/http/throttle'
import type { StepUp, StepUpError } from '#accounts/contract'
import { ProfilesContract } from '#profiles/contract'
import { holdSession } from '#auth/actions/hold_sessions'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { replacePassword } from '#auth/actions/store_password'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import { endOneTimeTokens } from '#auth/store/one_time_tokens'
import { findPasswordHash } from '#auth/queries/find_password_hash'
import { stepUpRefusal } from '#auth/guard/step_up'

interface PasswordChange extends StepUp {
  caller: Pick<Caller, 'id' | 'familyId' | 'provedAtMs'>
  newPassword: string
}

export type ChangePasswordError =
  | StepUpError
  | CommonPasswordError
  | { type: 'signed_out' }
  | { type: 'too_many_attempts'; retryAfterSeconds: number }

/** Replaces a player's password, or sets the first one after a recent sign-in. The other sessions end. */
@inject()
export class ChangePassword {
  constructor(private profiles: ProfilesContract) {}

  async handle(change: PasswordChange): Promise<Result<null, ChangePasswordError>> {
    const { caller, newPassword } = change
    const retryAfterSeconds = await throttle('passwordChangesPerPlayer', caller.id)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_attempts', retryAfterSeconds })

    const known = await findPasswordHash(caller.id)
    const refusal = await stepUpRefusal(known, change)
    if (refusal) return failure(refusal)

    const hashed = await this.#hash(caller.id, newPassword)
    if (!hashed.ok) {
      await forgive('passwordChangesPerPlayer', caller.id)
      return hashed
    }
    const next = { userId: caller.id, from: known, to: hashed.value }
    const result = await attempt<null, ChangePasswordError>(async (trx) => {
      if (!(await holdSession(caller, trx))) return failure({ type: 'signed_out' })
      if (!(await replacePassword(next, trx))) return failure({ type: 'wrong_password' })
      await endOneTimeTokens('reset_password', caller.id, trx)
      await revokeSessions(caller.id, caller.familyId, 'password_changed', trx)
      return success(null)
    })
    if (result.ok) await forgive('passwordChangesPerPlayer', caller.id)
    return result
  }

  async #hash(userId: string, password: string): Promise<Result<string, CommonPasswordError>> {
    const user = await this.profiles.find(userId)
    return hashNewPassword(password, { email: user?.email ?? '', username: user?.username ?? null })
  }
}
