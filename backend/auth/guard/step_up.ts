import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import type { Caller } from '#shared/http/caller'
import { clock } from '#shared/clock'
import { Problem } from '#shared/problem'
import { STEP_UP_ACTS } from '#auth/domain/step_up_acts'

export type StepUpError = { type: 'wrong_password' } | { type: 'sign_in_again' }

/** What a session shows beside its token before it may do what cannot be undone. */
export interface StepUp {
  password: string | null
  /** A refresh makes a young token of an old session, so the age of a token says nothing. */
  caller: Pick<Caller, 'signedInAtMs'>
}

/** The password, or a recent sign-in where an account has none. null when that is given. */
export async function stepUpRefusal(
  passwordHash: string | null,
  { password, caller }: StepUp
): Promise<StepUpError | null> {
  if (passwordHash === null) {
    return signedInWithin(game.tokens.stepUpMs, caller) ? null : { type: 'sign_in_again' }
  }
  return (await hash.verify(passwordHash, password ?? '')) ? null : { type: 'wrong_password' }
}

/**
 * Refuses what needs a recent sign-in, and had none. Every middleware that reads the caller asks this.
 * @throws Problem E_SIGN_IN_AGAIN
 */
export function requireStepUp({ auth, route }: HttpContext): void {
  const proof = STEP_UP_ACTS.get(route?.name ?? '')
  if (proof?.by !== 'sign_in' || !auth.user) return
  if (!signedInWithin(proof.withinMs, auth.user)) throw new Problem('E_SIGN_IN_AGAIN')
}

function signedInWithin(ms: number, { signedInAtMs }: Pick<Caller, 'signedInAtMs'>): boolean {
  return clock.nowMs() - signedInAtMs <= ms
}
