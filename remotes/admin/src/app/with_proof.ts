import type { Http } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'

/**
 * Calls of acts that a stolen session must not do: what the server refuses for want of a proof is asked for, and sent
 * again once it was given, so that nothing that was typed is lost. `prove` says whether it was.
 */
export const withProof = (http: Http, prove: () => Promise<boolean>): Http =>
  (async (...call: Parameters<Http>) => {
    try {
      return await http(...call)
    } catch (error) {
      if (!isRefused(error, 'E_SIGN_IN_AGAIN')) throw error
      if (!(await prove())) throw error
      return http(...call)
    }
  }) as Http

/** Whoever asks while an answer is waited for gets that one. */
export function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let waiting: Promise<Answer> | null = null
  return () =>
    (waiting ??= ask().finally(() => {
      waiting = null
    }))
}
