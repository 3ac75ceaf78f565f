import type { Http, HttpError } from '@sidepick/card-kit'
import type { GamePlay, Side } from '@sidepick/rules/types'

export interface PlayContext {
  widgetId: string
  distributorId: string
}

/** One free play; the same key makes the server answer a repeat with what it answered first. */
export function sendPlay(
  http: Http,
  play: { gameId: string; side: Side },
  key: string,
  { widgetId, distributorId }: PlayContext
): Promise<GamePlay> {
  return http<GamePlay>('/v1/gameplays', {
    method: 'POST',
    headers: { 'x-idempotency-key': key },
    body: {
      gameId: play.gameId,
      side: play.side,
      ticketType: 'free',
      quantity: 1,
      points: 0,
      widgetId,
      distributorId,
      returnUrl: `/widget/${widgetId}/game/${play.gameId}`,
    },
  })
}

/** Whether the server was reached at all. */
export function wasReached(error: unknown): error is HttpError {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status > 0
}

/**
 * Whether the server said what became of the play. Without an answer it may or may not exist, and its key decides later;
 * so it does while an earlier try with the same key is still being worked on.
 */
export function wasAnswered(error: unknown): error is HttpError {
  return wasReached(error) && error.code !== 'E_IDEMPOTENCY_IN_FLIGHT'
}

/** Refusals that say nothing about the pick: no session, too slow, too many at once. */
const NO_VERDICT = [401, 408, 429]

export function isSettledBy(error: unknown): boolean {
  return wasAnswered(error) && error.status < 500 && !NO_VERDICT.includes(error.status)
}
