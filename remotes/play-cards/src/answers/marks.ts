import type { CardProps, IconName } from '@sidepick/card-kit'
import { knownAnswer } from '@sidepick/rules/answer'
import type { Side } from '@sidepick/rules/types'
import type { PlayMessage } from '../play_text'
import { isTie } from '../status/verdicts'

interface Mark {
  kind: 'winner' | 'pick' | 'right' | 'missed'
  /** What is drawn: a sign for a verdict, a word for what a sign would leave open. */
  icon?: IconName
  word?: PlayMessage
  text: PlayMessage
}

const MARKS = {
  winner: { kind: 'winner', icon: 'crown', word: 'lead_mark', text: 'leads' },
  tie: { kind: 'winner', word: 'tie_mark', text: 'tie' },
  // A word, because a tick on the wrong answer would say that it is right.
  pick: { kind: 'pick', word: 'you_mark', text: 'own_pick' },
  right: { kind: 'right', icon: 'check', text: 'right_answer' },
  missed: { kind: 'missed', icon: 'cross', text: 'wrong_answer' },
} as const satisfies Record<string, Mark>

type Poll = Pick<CardProps, 'game' | 'play'>

function judged({ game, play }: Poll, side: Side): Mark[] {
  const answer = knownAnswer(game.correctAnswer)
  if (answer === side) return [MARKS.right]
  if (answer !== null) return play.picked === side ? [MARKS.missed] : []
  if (play.winner === null) return []
  if (isTie(play)) return [MARKS.tie]
  return play.winner === side ? [MARKS.winner] : []
}

/** What a side of the settled poll wears: the verdict on its left, the player's own pick on its right. */
export function marksOf(poll: Poll, side: Side): Mark[] {
  return poll.play.picked === side ? [...judged(poll, side), MARKS.pick] : judged(poll, side)
}
