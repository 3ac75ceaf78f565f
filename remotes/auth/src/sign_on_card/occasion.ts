import type { CardProps } from '@sidepick/card-kit'
import type { SignUpOccasion } from '@sidepick/rules/sign_up_variant'

/** What a settled play gives reason to ask for. */
export const occasionOf = ({ game, play }: Pick<CardProps, 'game' | 'play'>): SignUpOccasion =>
  game.gameType === 'PREDICTION' && play.correct === null ? 'result_pending' : 'points_wait'
