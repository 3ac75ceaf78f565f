import type { ReactNode } from 'react'
import { IconButton } from './icon_button'
import { Glyph, type GlyphName } from './glyph'
import styles from './toast.css'
import { toned } from './tone'

const ICONS = {
  success: 'done',
  info: 'info',
  warning: 'warning',
  danger: 'failed',
} satisfies Record<string, GlyphName>

export interface ToastProps {
  kind: keyof typeof ICONS
  text: string
  /** One thing that can be done about it. */
  action?: ReactNode
  dismiss: { label: string; onPress: () => void }
}

/** A notice over what is on the screen. What went wrong interrupts a screen reader, everything else waits its turn. */
export function Toast({ kind, text, action, dismiss }: ToastProps) {
  return (
    <div role={kind === 'danger' ? 'alert' : 'status'} {...toned(kind, styles.toast)}>
      <span className={styles.icon}>
        <Glyph name={ICONS[kind]} />
      </span>
      <span className={styles.text}>{text}</span>
      {action}
      <IconButton aria-label={dismiss.label} onClick={dismiss.onPress}>
        <Glyph name="cross" />
      </IconButton>
    </div>
  )
}
