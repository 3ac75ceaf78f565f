import type { Http, HttpError } from '@sidepick/card-kit'
import type { GamePlay, RewardsProgramme, Side } from '@sidepick/rules/types'

export interface PlayContext extends Partial<RewardsProgramme> {
  widgetId: string
  distributorId: string
}

type Play = { gameId: string; side: Side }

/** What a partner's programme has no room for, or does not take: an ad's game. */
const NOT_REWARDED = ['E_DAILY_LIMIT', 'E_TICKET_NOT_ALLOWED']

/**
 * One free play; the same key makes the server answer a repeat with what it answered first. What a programme refuses is
 * played as any other game, under a key of its own because the call is another. So is what another page, with another body,
 * has sent under this key: nobody here knows whether it was refused there, and a play that stands is not taken twice.
 */
export async function sendPlay(
  http: Http,
  play: Play,
  key: string,
  { rewardType, ...context }: PlayContext
): Promise<GamePlay> {
  const rewards = rewardType ? { rewardType } : {}
  try {
    return await postPlay(http, play, key, { ...context, ...rewards })
  } catch (error) {
    const { code } = error as HttpError
    const isUnrewarded = rewardType !== undefined && NOT_REWARDED.includes(code)
    if (!isUnrewarded && code !== 'E_IDEMPOTENCY_MISMATCH') throw error
    return postPlay(http, play, `${key}-unrewarded`, context)
  }
}

function postPlay(
  http: Http,
  play: Play,
  key: string,
  { widgetId, ...attribution }: PlayContext
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
      ...attribution,
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
