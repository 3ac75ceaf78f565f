import type { CardProps, IconName } from '@sidepick/card-kit'
import { knownAnswer } from '@sidepick/rules/answer'
import type { Side } from '@sidepick/rules/types'
import type { PlayMessage } from '../play_text'

interface Mark {
  kind: 'winner' | 'pick' | 'right' | 'missed'
  icon: IconName
  text: PlayMessage
}

const MARKS = {
  winner: { kind: 'winner', icon: 'crown', text: 'leads' },
  pick: { kind: 'pick', icon: 'check', text: 'own_pick' },
  right: { kind: 'right', icon: 'check', text: 'right_answer' },
  missed: { kind: 'missed', icon: 'cross', text: 'wrong_answer' },
} as const satisfies Record<string, Mark>

function judged({ game, play }: Pick<CardProps, 'game' | 'play'>, side: Side): Mark[] {
  const answer = knownAnswer(game.correctAnswer)
  if (answer === null) return play.winner === side ? [MARKS.winner] : []
  if (answer === side) return [MARKS.right]
  return play.picked === side ? [MARKS.missed] : []
}

/** What a side of the settled poll wears: the verdict on its left, the player's own pick on its right. */
export function marksOf(props: Pick<CardProps, 'game' | 'play'>, side: Side): Mark[] {
  return props.play.picked === side ? [...judged(props, side), MARKS.pick] : judged(props, side)
}
