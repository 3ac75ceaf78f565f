import type { Http, HttpError } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import type { HostTexts } from '../messages/texts'
import type { Outcome, Pick, PlayEvent } from '../engine/play_state'
import { settleByServer } from '../engine/settle_locally'
import { refusalText } from './refusal_text'
import { outcomeWith } from './send_pending'
import { sendPlay, wasAnswered, wasReached, type PlayContext } from './send_play'
import type { StoredPicks } from './stored_picks'

/** The poll is asked for after the play; a slow answer is not waited for longer than this, in milliseconds. */
const POLL_LIMIT_MS = 1500

/** Unknown here, played, closed, under review: this game takes no pick of this player any more. */
const GAME_GONE = [404, 409, 410, 423]

interface PickDeskOptions {
  http: Http
  picks: StoredPicks
  context: PlayContext
  /** Keys of the picks that are on their way right now. */
  onTheWay: Set<string>
  /** The player's id once the session knows; null for a stranger. */
  whoPlays: () => Promise<string | null>
  send: (event: PlayEvent) => void
  /** A play stands on the server: what was read before is out of date. */
  played: () => void
  /** A pick got no answer and waits; `offline` when the server was not even reached. */
  waits: (offline: boolean) => void
  texts: HostTexts
}

export interface Submission {
  pick: Pick
  game: Game
  local: Outcome
}

/** Takes picks over once they are locked: a stranger's stay in the browser, a player's go to the server. */
export function createPickDesk(options: PickDeskOptions) {
  const { http, picks, context, onTheWay, whoPlays, send } = options

  const keepForStranger = ({ pick, game, local }: Submission) => {
    const inOtherTab = picks.played.all().find(({ gameId }) => gameId === game.id)
    const kept = inOtherTab ?? {
      ...pick,
      points: local.points.total,
      correctAnswer: game.correctAnswer,
      correct: local.correct,
    }
    // The first pick is final, in whichever tab it was made.
    if (!inOtherTab) picks.played.put(kept)
    picks.locking.remove(pick)
    const outcome = outcomeWith(local, Number(kept.points) || 0, kept.correct)
    send({ type: 'pick_settled', gameId: game.id, outcome, confirmed: true })
  }

  const pollOf = async (gameId: string): Promise<number | null> => {
    const signal = AbortSignal.timeout(POLL_LIMIT_MS)
    const path = `/v1/majority-bonus/${encodeURIComponent(gameId)}`
    try {
      const { sideAPercent } = await http<{ sideAPercent: number }>(path, { signal })
      return sideAPercent
    } catch {
      return null
    }
  }

  const settle = async (
    { pick, game, local }: Submission,
    answer: { points: number; correct: boolean | null }
  ) => {
    const sideAPercent = await pollOf(game.id)
    const outcome = settleByServer(game, pick.side, local, { ...answer, sideAPercent })
    send({ type: 'pick_settled', gameId: game.id, outcome, confirmed: true })
    options.played()
  }

  const refuse = (game: Game, error: HttpError) => {
    const message = refusalText(error, options.texts)
    const gameGone = GAME_GONE.includes(error.status)
    const again = gameGone ? {} : { game }
    send({ type: 'pick_refused', gameId: game.id, message, gameGone, ...again })
  }

  return async (submission: Submission): Promise<void> => {
    const { pick, game, local } = submission
    const userId = await whoPlays()
    if (userId === null) return keepForStranger(submission)
    const pending = { userId, ...pick }
    // Stored before it is sent: a page that dies now still knows the key.
    picks.pending.put(pending)
    picks.locking.remove(pick)
    onTheWay.add(pick.key)
    try {
      const answer = await sendPlay(http, pick, pick.key, context)
      picks.pending.remove(pending)
      picks.sent.put(game.id)
      await settle(submission, answer)
    } catch (error) {
      if (!wasAnswered(error)) {
        send({ type: 'pick_settled', gameId: game.id, outcome: local, confirmed: false })
        return options.waits(!wasReached(error))
      }
      picks.pending.remove(pending)
      if (error.status === 401) return keepForStranger(submission)
      if (error.status === 409) picks.sent.put(game.id)
      refuse(game, error)
    } finally {
      onTheWay.delete(pick.key)
    }
  }
}
