import hash from '@adonisjs/core/services/hash'
import { game } from '#config/game'
import { clock } from '#shared/clock'

export type StepUpError = { type: 'wrong_password' } | { type: 'sign_in_again' }

/** What a session shows beside its token before it may do what cannot be undone. */
export interface StepUp {
  password: string | null
  /** When the access token that is used was issued. */
  tokenIssuedAtMs: number
}

/** The password, or a token issued just now where an account has none. null when that is given. */
export async function stepUpRefusal(
  passwordHash: string | null,
  { password, tokenIssuedAtMs }: StepUp
): Promise<StepUpError | null> {
  if (passwordHash === null) {
    const ageMs = clock.nowMs() - tokenIssuedAtMs
    return ageMs > game.tokens.stepUpMs ? { type: 'sign_in_again' } : null
  }
  return (await hash.verify(passwordHash, password ?? '')) ? null : { type: 'wrong_password' }
}
