import { useState } from 'react'
import { Chip } from '@sidepick/card-kit/ui/chip'
import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { RewardsText } from '../words/rewards_text'
import { playerLabel } from './player_label'

/** A sign beside the word, so that no state is told by its colour alone. */
const SIGNS: Partial<Record<Tone, GlyphName>> = {
  success: 'check',
  danger: 'cross',
  warning: 'clock',
  info: 'clock',
}

/** How a play stands. */
export function LabelChip({ play, text }: { play: PlayWithGame; text: RewardsText }) {
  const [nowMs] = useState(Date.now)
  const { message, tone, count } = playerLabel(play, nowMs)
  return (
    <Chip tone={tone} icon={SIGNS[tone]}>
      {text(message, { count: count ?? 0 })}
    </Chip>
  )
}
