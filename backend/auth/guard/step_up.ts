import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import type { StepUp, StepUpError } from '#accounts/contract'
import type { Caller } from '#shared/caller'
import { clock } from '#shared/clock'
import { Problem } from '#shared/problem'
import { STEP_UP_ACTS } from '#auth/domain/step_up_acts'

/** Checks the password, or a recent proof for an account without one. null when it is given. */
export async function stepUpRefusal(
  passwordHash: string | null,
  { password, caller }: StepUp
): Promise<StepUpError | null> {
  if (passwordHash === null) {
    return provedWithin(game.tokens.stepUpMs, caller) ? null : { type: 'sign_in_again' }
  }
  return (await hash.verify(passwordHash, password ?? '')) ? null : { type: 'wrong_password' }
}

/**
 * Refuses an act that needs a recent proof without one. Every middleware that reads the caller calls this.
 * @throws Problem E_SIGN_IN_AGAIN
 */
export function requireStepUp({ auth, route }: HttpContext): void {
  const proof = STEP_UP_ACTS.get(route?.name ?? '')
  if (proof?.by !== 'recent' || !auth.user) return
  if (!provedWithin(proof.withinMs, auth.user)) throw new Problem('E_SIGN_IN_AGAIN')
}

/** A refresh issues a new token for an old session, so the age of a token proves nothing. */
function provedWithin(ms: number, { provedAtMs }: Pick<Caller, 'provedAtMs'>): boolean {
  return clock.nowMs() - provedAtMs <= ms
}
