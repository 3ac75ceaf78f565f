import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { failure, success, type Result } from '#shared/result'
import { throttle } from '#shared/http/throttle'
import { CloseAccount } from '#auth/actions/close_account'
import { findPasswordHash } from '#auth/queries/find_password_hash'
import { stepUpRefusal, type StepUp, type StepUpError } from '#auth/guard/step_up'

export type CloseOwnAccountError =
  | StepUpError
  | { type: 'too_many_attempts'; retryAfterSeconds: number }
  | { type: 'last_superadmin' }

/** Closes the caller's account after step-up. Two concurrent requests close it once, and both succeed. */
@inject()
export class CloseOwnAccount {
  constructor(private closeAccount: CloseAccount) {}

  async handle(proof: StepUp, actor: Actor): Promise<Result<null, CloseOwnAccountError>> {
    const retryAfterSeconds = await throttle('passwordChangesPerPlayer', actor.actorId)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_attempts', retryAfterSeconds })
    const refusal = await stepUpRefusal(await findPasswordHash(actor.actorId), proof)
    if (refusal) return failure(refusal)
    const closed = await this.closeAccount.handle(actor.actorId, actor)
    return closed.ok || closed.error.type === 'not_found'
      ? success(null)
      : failure({ type: 'last_superadmin' })
  }
}
