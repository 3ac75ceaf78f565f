import type { CallName, HttpError, ProblemOf } from './http_contract'

/**
 * Whether the call was refused with one of these codes, which are of that call alone:
 * `isRefused<'POST /auth/handoff'>(error, 'E_SIGN_IN_AGAIN')`. Without a call it may be any that some call answers.
 */
export const isRefused = <Name extends CallName = CallName>(
  error: unknown,
  ...codes: NoInfer<ProblemOf<Name>>[]
): boolean => (codes as string[]).includes((error as Partial<HttpError> | null)?.code ?? '')
