import type { Answer, Game, PlayedGame } from '@sidepick/rules/types'
import type { PickedSide } from '../engine/later/settle_locally'
import type { Outcome, PlayEvent } from '../engine/play_state'
import type { Answers } from './answers'
import type { Submission } from './pick_desk'
import { outcomeWith } from './send_pending'
import type { StoredPicks } from './stored_picks'

/** Longest wait for the answer, which was requested at the pick, in milliseconds. */
const ANSWER_LIMIT_MS = 1500

interface StrangerOptions {
  picks: StoredPicks
  answers: Answers
  /** Computes the outcome of a pick from this page's numbers. */
  settle: (game: Game, pick: PickedSide) => Outcome
  send: (event: PlayEvent) => void
}

/** Stores a stranger's pick in the browser, with its outcome once the answer is known. */
export function createStrangersDesk({ picks, answers, settle, send }: StrangerOptions) {
  const isKept = ({ key }: { key: string }) => picks.played.all().some((one) => one.key === key)

  return async ({ pick, game }: Submission): Promise<void> => {
    const tell = (outcome: Outcome) => {
      const confirmed = outcome.correctAnswer !== 'withheld'
      send({ type: 'pick_settled', gameId: game.id, outcome, confirmed })
    }
    const local = settle(game, pick)
    // The first pick is final, in any tab.
    const inOtherTab = picks.played.all().find(({ gameId }) => gameId === game.id)
    if (!inOtherTab) picks.played.put(toPlayed(pick, local))
    picks.locking.remove(pick)
    if (inOtherTab) return tell(outcomeOf(inOtherTab, local))

    const tellWith = (correctAnswer: Answer) => {
      const outcome = settle({ ...game, correctAnswer }, pick)
      // A sign-up meanwhile has sent it.
      if (isKept(pick)) picks.played.put(toPlayed(pick, outcome))
      tell(outcome)
    }
    const coming = answers(game)
    const inTime = await Promise.race([coming, after(ANSWER_LIMIT_MS)])
    tellWith(inTime)
    if (inTime !== 'withheld') return
    const late = await coming
    if (late !== 'withheld') tellWith(late)
  }
}

const after = (delayMs: number) =>
  new Promise<'withheld'>((resolve) => setTimeout(resolve, delayMs, 'withheld'))

/** A pick without a session is a free one: no later session spends tickets for it. Its points are carried as one sum. */
const toPlayed = (
  { stake: _stake, taps: _taps, sets: _sets, ...pick }: Submission['pick'],
  { points, correct, correctAnswer }: Outcome
): PlayedGame => ({ ...pick, points: points.total, correctAnswer, correct })

const outcomeOf = ({ points, correct, correctAnswer }: PlayedGame, local: Outcome) =>
  outcomeWith(local, { points: Number(points) || 0, correct, correctAnswer })
