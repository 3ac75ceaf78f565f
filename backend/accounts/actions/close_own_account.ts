import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { failure, success, type Result } from '#shared/result'
import { throttle } from '#shared/http/throttle'
import { AccessContract, type StepUp, type StepUpError } from '#accounts/contract'
import { CloseAccount } from '#accounts/actions/close_account'

export type CloseOwnAccountError =
  | StepUpError
  | { type: 'too_many_attempts'; retryAfterSeconds: number }
  | { type: 'last_superadmin' }

/** Closes the caller's account after step-up. Two concurrent requests close it once, and both succeed. */
@inject()
export class CloseOwnAccount {
  constructor(
    private closeAccount: CloseAccount,
    private access: AccessContract
  ) {}

  async handle(proof: StepUp, actor: Actor): Promise<Result<null, CloseOwnAccountError>> {
    const retryAfterSeconds = await throttle('passwordChangesPerPlayer', actor.actorId)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_attempts', retryAfterSeconds })
    const refusal = await this.access.stepUpRefusal(proof)
    if (refusal) return failure(refusal)
    const closed = await this.closeAccount.handle(actor.actorId, actor)
    return closed.ok || closed.error.type === 'not_found'
      ? success(null)
      : failure({ type: 'last_superadmin' })
  }
}
