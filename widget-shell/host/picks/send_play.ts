import type { Http, HttpError, ProblemOf } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { GamePlay, RewardsProgramme, Side } from '@sidepick/rules/types'
import type { Stake } from '../engine/play_state'

export interface PlayContext extends Partial<RewardsProgramme> {
  widgetId: string
  distributorId: string
}

type Playing = 'POST /v1/gameplays'

type Play = { gameId: string; side: Side; stake?: Stake; taps?: number; sets?: number }

const FREE: Stake = { ticketType: 'free', quantity: 1 }

/** Refusals of a partner's programme: no room today, or an ad game. */
const NOT_REWARDED: ProblemOf<Playing>[] = ['E_DAILY_LIMIT', 'E_TICKET_NOT_ALLOWED']

/**
 * Sends one play, a free one without a stake; with the same key the server repeats its first answer. A play that the programme refuses is sent
 * as an ordinary one, with another key because the body differs. So is one whose key another page has used with another
 * body: it may have been refused there, and the server never counts a play twice.
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
    const isUnrewarded = rewardType !== undefined && isRefused<Playing>(error, ...NOT_REWARDED)
    if (!isUnrewarded && !isRefused<Playing>(error, 'E_IDEMPOTENCY_MISMATCH')) throw error
    return postPlay(http, play, `${key}-unrewarded`, context)
  }
}

function postPlay(
  http: Http,
  play: Play,
  key: string,
  { widgetId, ...attribution }: PlayContext
): Promise<GamePlay> {
  return http('POST /v1/gameplays', {
    headers: { 'x-idempotency-key': key },
    body: {
      gameId: play.gameId,
      side: play.side,
      ...(play.stake ?? FREE),
      points: (play.taps ?? 0) + (play.sets ?? 0),
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
 * Whether the server has decided about the play. Without an answer, or while an earlier attempt with the same key is
 * still running, it is unknown; a repeat with the key decides later.
 */
export function wasAnswered(error: unknown): error is HttpError {
  return wasReached(error) && !isRefused<Playing>(error, 'E_IDEMPOTENCY_IN_FLIGHT')
}

/** Refusals unrelated to the pick: no session, time-out, rate limit. */
const NO_VERDICT = [401, 408, 429]

export function isSettledBy(error: unknown): boolean {
  return wasAnswered(error) && error.status < 500 && !NO_VERDICT.includes(error.status)
}
