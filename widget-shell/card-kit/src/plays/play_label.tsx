import { useState } from 'react'
import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import { Chip } from '../ui/chip'
import type { GlyphName } from '../ui/glyph'
import type { Tone } from '../ui/tone'
import { playerLabel } from './player_label'
import { playsText } from './plays_text'

/** A sign beside the word, so that no state is told by its colour alone. */
const SIGNS: Partial<Record<Tone, GlyphName>> = {
  success: 'check',
  danger: 'cross',
  warning: 'clock',
  info: 'clock',
}

interface Props {
  play: PlayWithGame
  locale: Locale
}

/** How a play stands. */
export function PlayLabel({ play, locale }: Props) {
  const [nowMs] = useState(Date.now)
  const { message, tone, count } = playerLabel(play, nowMs)
  return (
    <Chip tone={tone} icon={SIGNS[tone]}>
      {playsText(locale)(message, { count: count ?? 0 })}
    </Chip>
  )
}

/** Whether the points of a play wait to be claimed, or were; nothing where there were none. */
export function ClaimLabel({ play, locale }: Props) {
  const text = playsText(locale)
  const { claimablePoints: points, claimedAt } = play
  if (points > 0) {
    return (
      <Chip tone="gold" icon="gift">
        {text('claim', { points })}
      </Chip>
    )
  }
  return claimedAt === null ? null : (
    <Chip tone="gold" icon="check">
      {text('claimed')}
    </Chip>
  )
}
