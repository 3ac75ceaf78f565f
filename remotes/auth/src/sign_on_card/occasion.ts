import type { CardProps } from '@sidepick/card-kit'
import { decidedBy } from '@sidepick/rules/game_types'
import type { SignUpOccasion } from '@sidepick/rules/sign_up_variant'

/** What a settled play gives reason to ask for. */
export const occasionOf = ({ game, play }: Pick<CardProps, 'game' | 'play'>): SignUpOccasion =>
  decidedBy(game) === 'declaration' && play.correct === null ? 'result_pending' : 'points_wait'
