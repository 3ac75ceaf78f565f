import type { Http, HttpError } from '@sidepick/card-kit'
import type { Game, GamePlay } from '@sidepick/rules/types'
import type { HostTexts } from '../messages/texts'
import type { PickedSide } from '../engine/later/settle_locally'
import type { Outcome, Pick, PlayEvent } from '../engine/play_state'
import { refusalText } from './refusal_text'
import type { Answers } from './answers'
import { inThisWidget } from './in_this_widget'
import { createStrangersDesk } from './keep_for_stranger'
import { sendPlay, wasAnswered, wasReached, type PlayContext } from './send_play'
import { settleByServer } from './settle_by_server'
import type { StoredPicks } from './stored_picks'
import { wagerOf } from './wager_of'

/** Longest wait for the poll, which is requested after the play, in milliseconds. */
const POLL_LIMIT_MS = 1500

/** Unknown, played, closed or hidden: the game accepts no pick of this player any more. */
const GAME_GONE = [404, 409, 410, 423]

interface PickDeskOptions {
  http: Http
  picks: StoredPicks
  context: PlayContext
  /** Keys of the picks that are being sent. */
  onTheWay: Set<string>
  /** The player's id once the session knows; null for a stranger. */
  whoPlays: () => Promise<string | null>
  send: (event: PlayEvent) => void
  /** The server has a new play, so cached data are out of date. */
  played: () => void
  /** A pick got no answer and waits; `offline` if the server was not reached. */
  waits: (offline: boolean) => void
  /** What became of a stake: the server has it, or it wants an account and its pick was kept as a free one. */
  staked: (became: 'placed' | 'stranger') => void
  texts: HostTexts
  answers: Answers
  /** Computes the outcome of a pick from this page's numbers. */
  settle: (game: Game, pick: PickedSide) => Outcome
}

export interface Submission {
  pick: Pick
  game: Game
}

/** Handles locked picks: a stranger's are stored in the browser, a player's are sent to the server. */
export function createPickDesk(options: PickDeskOptions) {
  const { http, picks, context, onTheWay, whoPlays, send } = options
  const keep = createStrangersDesk(options)
  const keepForStranger = (submission: Submission) => {
    if (submission.pick.stake) options.staked('stranger')
    return keep(submission)
  }

  const pollOf = async (game: Game): Promise<number | null> => {
    const signal = AbortSignal.timeout(POLL_LIMIT_MS)
    const query = inThisWidget(game, context.widgetId)
    try {
      const { sideAPercent } = await http('GET /v1/majority-bonus/{gameId}', {
        params: { gameId: game.id },
        query,
        signal,
      })
      return sideAPercent
    } catch {
      return null
    }
  }

  const settle = async ({ pick, game }: Submission, answer: GamePlay) => {
    const { points, correct, correctAnswer } = answer
    const sideAPercent = await pollOf(game)
    const played = { ...game, correctAnswer }
    const local = options.settle(played, pick)
    const outcome = settleByServer(played, pick.side, local, { points, correct, sideAPercent })
    const told = pick.stake ? { ...outcome, wager: wagerOf(answer) } : outcome
    send({ type: 'pick_settled', gameId: game.id, outcome: told, confirmed: true })
    // A play that is decided with the pick shows its result, and needs no good luck.
    if (pick.stake && correct === null) options.staked('placed')
    options.played()
  }

  const refuse = (game: Game, error: HttpError) => {
    const message = refusalText(error, options.texts)
    const gameGone = GAME_GONE.includes(error.status)
    const again = gameGone ? {} : { game }
    send({ type: 'pick_refused', gameId: game.id, message, gameGone, ...again })
  }

  return async (submission: Submission): Promise<void> => {
    const { pick, game } = submission
    const userId = await whoPlays()
    if (userId === null) return keepForStranger(submission)
    const pending = { userId, ...pick }
    // Stored before it is sent, so that the key survives a closed page.
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
        const outcome = options.settle(game, pick)
        send({ type: 'pick_settled', gameId: game.id, outcome, confirmed: false })
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
