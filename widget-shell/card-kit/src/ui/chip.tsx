import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.css'
import { Glyph, type GlyphName } from './glyph'
import { toned, type Tone } from './tone'

interface Props {
  tone?: Tone
  icon?: GlyphName
  children: ReactNode
}

/** A short word about something: a state, a kind, a count. */
export function Chip({ tone = 'neutral', icon, children }: Props) {
  return (
    <span {...toned(tone, styles.chip)}>
      {icon && <Glyph name={icon} size="small" />}
      {children}
    </span>
  )
}

export interface ChoiceChipProps extends Omit<ComponentProps<'button'>, 'children'>, Props {
  pressed: boolean
}

/** A chip that filters: pressed or not. */
export function ChoiceChip({ tone = 'brand', icon, pressed, children, ...rest }: ChoiceChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} {...toned(tone, styles.choice)}>
      <Glyph name={pressed ? 'check' : (icon ?? 'plus')} size="small" />
      {children}
    </button>
  )
}
