import type { Http } from '@sidepick/card-kit'
import { knownAnswer } from '@sidepick/rules/answer'
import type { PlayedGame } from '@sidepick/rules/types'
import type { Outcome, PlayEvent, PlayState } from '../engine/play_state'
import { isSettledBy, sendPlay, type PlayContext } from './send_play'
import type { StoredPicks } from './stored_picks'

interface PendingOptions {
  http: Http
  picks: StoredPicks
  context: PlayContext
  /** Keys of the picks that are being sent, which are skipped here. */
  onTheWay: Set<string>
  state: () => PlayState
  send: (event: PlayEvent) => void
}

/** Corrects the points on screen; a later game's outcome is unchanged. */
export function outcomeWith(
  shown: Outcome | null,
  { points, correct, correctAnswer }: Pick<PlayedGame, 'points' | 'correct' | 'correctAnswer'>
): Outcome {
  const none = { base: points, bonus: 0, majority: 0, total: points }
  const verdict = { correct, correctAnswer }
  return shown
    ? {
        ...{ ...shown, ...verdict },
        winner: knownAnswer(correctAnswer) ?? shown.winner,
        points: shown.points.total === points ? shown.points : none,
      }
    : { sideAPercent: 50, winner: null, ...verdict, points: none }
}

/**
 * Sends the player's unanswered picks, each with its own key, oldest first. Any answer settles one; without an answer
 * the rest waits. Returns whether all picks of this player are settled.
 */
export async function sendPending(userId: string, options: PendingOptions): Promise<boolean> {
  const { http, picks, context, onTheWay, state, send } = options
  for (const pick of picks.pending.all().filter((one) => one.userId === userId)) {
    if (onTheWay.has(pick.key)) continue
    onTheWay.add(pick.key)
    try {
      const play = await sendPlay(http, pick, pick.key, context)
      const shown = state().pick?.gameId === pick.gameId ? state().outcome : null
      const outcome = outcomeWith(shown, play)
      send({ type: 'pick_settled', gameId: pick.gameId, outcome, confirmed: true })
    } catch (error) {
      if (!isSettledBy(error)) return false
      send({ type: 'pick_refused', gameId: pick.gameId, message: null, gameGone: true })
    } finally {
      onTheWay.delete(pick.key)
    }
    picks.pending.remove(pick)
    picks.sent.put(pick.gameId)
  }
  return true
}
