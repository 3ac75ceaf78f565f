import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attempt } from '#shared/database/attempt'
import { failure, success, type Result } from '#shared/result'
import { ProfilesContract, type UserRecord } from '#profiles/contract'
import { ClearUnproved } from '#auth/actions/clear_unproved'
import { proveEmail } from '#auth/actions/prove_email'
import { dropPassword } from '#auth/actions/store_password'
import { issueOneTimeToken, useOneTimeToken } from '#auth/store/one_time_tokens'

export interface VerifiedEmail {
  email: string
  /** Token to choose the password of an account that the address's owner did not make. */
  passwordToken: string | null
}

/**
 * Verifies an address by a mailed link. The reader says whether they made the account: if not, everything is cleared,
 * the password too, and the reader can take the account over.
 */
@inject()
export class VerifyEmail {
  constructor(
    private profiles: ProfilesContract,
    private clearUnproved: ClearUnproved
  ) {}

  async handle(
    token: string,
    madeIt: boolean
  ): Promise<Result<VerifiedEmail, { type: 'token_expired' }>> {
    return attempt<VerifiedEmail, { type: 'token_expired' }>(async (trx) => {
      const used = await useOneTimeToken('verify_email', token, trx)
      const proof = used && (await proveEmail(used, this.profiles, trx))
      if (!proof) return failure({ type: 'token_expired' })
      const { user, wasProved } = proof
      const clears = !madeIt && !wasProved
      const passwordToken = clears ? await this.#handOver(user, trx) : null
      return success({ email: user.email, passwordToken })
    })
  }

  async #handOver(user: UserRecord, trx: TransactionClientContract): Promise<string> {
    await this.clearUnproved.handle(user, {}, trx)
    await dropPassword(user.id, trx)
    const link = { purpose: 'reset_password', userId: user.id, email: user.email } as const
    return issueOneTimeToken(link, trx)
  }
}
