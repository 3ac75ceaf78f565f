import { inject } from '@adonisjs/core'
import { attempt } from '#shared/attempt'
import { failure, success, type Result } from '#shared/result'
import { ProfilesContract } from '#profiles/contract'
import { proveEmail } from '#auth/actions/prove_email'
import { useOneTimeToken } from '#auth/one_time_tokens'

/** Takes a mailed link as proof of the address it was sent to. */
@inject()
export class VerifyEmail {
  constructor(private profiles: ProfilesContract) {}

  async handle(token: string): Promise<Result<{ email: string }, { type: 'token_expired' }>> {
    return attempt(async (trx) => {
      const used = await useOneTimeToken('verify_email', token, trx)
      const proof = used && (await proveEmail(used, this.profiles, trx))
      return proof ? success({ email: proof.user.email }) : failure({ type: 'token_expired' })
    })
  }
}
