import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { forgive } from '#shared/http/throttle'
import { ProfilesContract } from '#profiles/contract'
import { ClearUnproved } from '#auth/actions/clear_unproved'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { proveEmail } from '#auth/actions/prove_email'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { storePassword } from '#auth/actions/store_password'
import { hashNewPassword, type CommonPasswordError } from '#auth/domain/new_password'
import { endOneTimeTokens, findOneTimeToken, useOneTimeToken } from '#auth/store/one_time_tokens'
import { hashToken } from '#auth/domain/tokens'

export type SetNewPasswordError = { type: 'token_expired' } | CommonPasswordError

/**
 * Sets the password of a mailed link's account. The link proves access to the mailbox: the address is verified, a
 * pending account is activated, and every session ends, because the holder of the old password may be somebody else. If
 * the address was not verified before, the account is cleared too.
 */
@inject()
export class SetNewPassword {
  constructor(
    private profiles: ProfilesContract,
    private clearUnproved: ClearUnproved
  ) {}

  async handle(
    token: string,
    password: string
  ): Promise<Result<{ email: string }, SetNewPasswordError>> {
    // Checked first, so that nobody without a link can make the server hash.
    const found = await findOneTimeToken('reset_password', token)
    const user = found?.userId ? await this.profiles.find(found.userId) : null
    if (user === null) return failure({ type: 'token_expired' })
    const hashed = await hashNewPassword(password, user)
    if (!hashed.ok) return hashed
    const result = await attempt((trx) => this.#set(token, hashed.value, trx))
    if (result.ok) {
      const account = hashToken(result.value.email)
      await forgive('loginFailuresPerEmail', account)
      // Resets the limit of known devices, which the holder of the old password may have used up.
      await forgive('newDevicesPerEmail', account)
    }
    return result
  }

  async #set(
    token: string,
    passwordHash: string,
    trx: TransactionClientContract
  ): Promise<Result<{ email: string }, SetNewPasswordError>> {
    const used = await useOneTimeToken('reset_password', token, trx)
    const proof = used && (await proveEmail(used, this.profiles, trx))
    if (!proof) return failure({ type: 'token_expired' })
    const { user, wasProved } = proof
    if (user.status === 'pending') await this.profiles.activate(user.id, trx)
    await storePassword(user.id, passwordHash, trx)
    await endOneTimeTokens('reset_password', user.id, trx)
    await endSocialAccess({ userId: user.id, addressWasProved: true }, trx)
    await revokeSessions(user.id, null, 'password_reset', trx)
    if (!wasProved) await this.clearUnproved.handle(user, {}, trx)
    return success({ email: user.email })
  }
}
