import type { CardProps } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'

/** The words of a side, in the language of their game. */
export const AnswerLabel = ({ game, side }: Pick<CardProps, 'game'> & { side: Side }) => (
  <span className="vs-answer__label" lang={game.language}>
    {side === 'A' ? game.sideA : game.sideB}
  </span>
)
