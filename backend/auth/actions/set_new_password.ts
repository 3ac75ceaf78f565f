import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attempt } from '#shared/attempt'
import { failure, success, type Result } from '#shared/result'
import { forgive } from '#shared/throttle'
import { ProfilesContract } from '#profiles/contract'
import { endSocialAccess } from '#auth/actions/end_social_access'
import { proveEmail } from '#auth/actions/prove_email'
import { revokeSessions } from '#auth/actions/revoke_sessions'
import { storePassword } from '#auth/actions/store_password'
import { endOneTimeTokens, findOneTimeToken, useOneTimeToken } from '#auth/one_time_tokens'
import { hashToken } from '#auth/tokens'

type SetNewPasswordError = { type: 'token_expired' }

/**
 * Gives the account of a mailed link its password. Whoever has the link reads the mailbox: the address is verified, a
 * pending account opens, and every session ends, because the one who had the old password may be somebody else.
 */
@inject()
export class SetNewPassword {
  constructor(private profiles: ProfilesContract) {}

  async handle(
    token: string,
    password: string
  ): Promise<Result<{ email: string }, SetNewPasswordError>> {
    // Looked at first, so that nobody without a link makes us hash.
    if ((await findOneTimeToken('reset_password', token)) === null) {
      return failure({ type: 'token_expired' })
    }
    const passwordHash = await hash.make(password)
    const result = await attempt((trx) => this.#set(token, passwordHash, trx))
    if (result.ok) await forgive('loginFailuresPerEmail', hashToken(result.value.email))
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
    await endSocialAccess({ userId: user.id, addressWasProved: wasProved }, trx)
    await revokeSessions(user.id, null, 'password_reset', trx)
    return success({ email: user.email })
  }
}
