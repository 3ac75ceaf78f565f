import { Chip } from '@sidepick/card-kit/ui/chip'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import type { PrizeState } from '@sidepick/rules/prize_state'
import type { PrizesText } from './prizes_text'

const TONES: Record<PrizeState, Tone> = {
  qualified: 'success',
  not_qualified: 'neutral',
  drawing_pending: 'info',
  awarded_soon: 'accent',
  awarded: 'gold',
}

/** How a board's prize stands. */
export const StateChip = ({ state, text }: { state: PrizeState; text: PrizesText }) => (
  <Chip tone={TONES[state]}>{text(`state_${state}`)}</Chip>
)
