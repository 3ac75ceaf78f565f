import type { ReactNode } from 'react'
import styles from './progress.css'
import { toned, type Tone } from './tone'

export interface ProgressProps {
  label: string
  value: number
  most: number
  /** What is said and written beside the bar, such as "3 of 5". */
  text: string
  tone?: Tone
}

const part = (value: number, most: number) =>
  most > 0 ? Math.min(1, Math.max(0, value / most)) : 0

/** A way that is partly done, as a bar with the lean of the brand. */
export function Progress({ label, value, most, text, tone = 'brand' }: ProgressProps) {
  return (
    <div {...toned(tone, styles.progress)}>
      <span className={styles.head} aria-hidden="true">
        <span>{label}</span>
        <span className={styles.figure}>{text}</span>
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={text}
        className={styles.track}
      >
        <span
          className={styles.fill}
          style={{ width: `${Math.round(part(value, most) * 1000) / 10}%` }}
        />
      </div>
    </div>
  )
}

const RADIUS = 44
const AROUND = 2 * Math.PI * RADIUS

/** The same as a ring, with what it leads to in its middle. */
export function Ring({
  label,
  value,
  most,
  text,
  tone = 'brand',
  children,
}: ProgressProps & { children: ReactNode }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={text}
      {...toned(tone, styles.ring)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={RADIUS} className={styles.around} />
        {value > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.done}
            strokeDasharray={`${part(value, most) * AROUND} ${AROUND}`}
          />
        )}
      </svg>
      <span className={styles.middle}>{children}</span>
    </div>
  )
}
