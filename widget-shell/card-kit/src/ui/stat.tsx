import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyph'
import styles from './stat.css'
import { toned, type Tone } from './tone'

export interface StatProps {
  label: string
  /** Already formatted for the reader. */
  value: string
  icon?: GlyphName
  tone?: Tone
  /** What changed, and whether that is good. */
  change?: { text: string; tone: 'success' | 'danger' | 'neutral' }
}

/** One number and what it counts. */
export function Stat({ label, value, icon, tone = 'brand', change }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {icon && (
          <span {...toned(tone, styles.icon)}>
            <Glyph name={icon} size="small" />
          </span>
        )}
        {label}
      </dt>
      <dd className={styles.value}>
        {value}
        {change && <span {...toned(change.tone, styles.change)}>{change.text}</span>}
      </dd>
    </div>
  )
}

/** Numbers beside each other, as many to a line as there is room for. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>
}
