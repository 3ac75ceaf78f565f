import type { Actor } from '#shared/actor'
import { clock } from '#shared/clock'
import { attempt } from '#shared/database/attempt'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import type { Caller } from '#shared/caller'
import { forgive, throttle } from '#shared/http/throttle'
import { audit } from '#shared/privacy/audit'
import { failure, success, type Result } from '#shared/result'
import type { StepUpError } from '#accounts/contract'
import { holdSession } from '#auth/actions/hold_sessions'
import { holdPassword } from '#auth/actions/store_password'
import { stepUpRefusal } from '#auth/guard/step_up'
import { findPasswordHash } from '#auth/queries/find_password_hash'

/** When the player of a session was last present, and by what that is proved. */
export interface Proof {
  by: 'password' | 'sign_in'
  provedAtMs: number
}

export type GiveProofError =
  StepUpError | { type: 'too_many_attempts'; retryAfterSeconds: number } | { type: 'signed_out' }

interface Given {
  password: string | null
  caller: Pick<Caller, 'id' | 'familyId' | 'provedAtMs'>
}

/**
 * Proves by the password that the player of a session is present. The session gets no younger by it: neither when it
 * ends nor how old a session is that it gives follows from a proof.
 */
export class GiveProof {
  async handle(given: Given, actor: Actor): Promise<Result<Proof, GiveProofError>> {
    const { caller } = given
    // Counted before the check and reset after a success, so that concurrent attempts all count.
    const retryAfterSeconds = await throttle('proofFailuresPerPlayer', caller.id)
    if (retryAfterSeconds !== null) return failure({ type: 'too_many_attempts', retryAfterSeconds })

    const passwordHash = await findPasswordHash(caller.id)
    const refusal = await stepUpRefusal(passwordHash, given)
    if (refusal?.type === 'wrong_password') {
      await transact((trx) => audit(line(actor, 'session.proof_refused'), trx))
    }
    if (refusal) return failure(refusal)
    const proved =
      passwordHash === null ? bySignIn(caller) : await this.#store(caller, passwordHash, actor)
    if (proved.ok) await forgive('proofFailuresPerPlayer', caller.id)
    return proved
  }

  #store(caller: Given['caller'], passwordHash: string, actor: Actor) {
    return attempt<Proof, GiveProofError>(async (trx) => {
      if (!(await holdSession(caller, trx))) return failure({ type: 'signed_out' })
      const unchanged = await holdPassword(caller.id, passwordHash, trx)
      if (!unchanged) return failure({ type: 'wrong_password' })
      const provedAtMs = clock.nowMs()
      const values = [provedAtMs, caller.familyId]
      await run(trx, 'update refresh_families set proved_at = ? where id = ?', values)
      await audit(line(actor, 'session.proved'), trx)
      return success({ by: 'password', provedAtMs })
    })
  }
}

const bySignIn = ({ provedAtMs }: Given['caller']): Result<Proof, never> =>
  success({ by: 'sign_in', provedAtMs })

const line = (actor: Actor, action: 'session.proved' | 'session.proof_refused') => ({
  ...actor,
  action,
  target: { type: 'user' as const, id: actor.actorId },
  before: null,
  after: null,
})
