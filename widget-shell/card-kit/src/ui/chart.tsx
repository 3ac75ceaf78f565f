import type { CSSProperties } from 'react'
import styles from './chart.css'

export interface Point {
  /** What is counted. */
  label: string
  value: number
  /** The value as it is written for the reader. */
  text: string
}

interface ChartProps {
  /** What the picture shows; a screen reader hears this and then every point. */
  label: string
  points: readonly Point[]
}

const colour = (at: number) => `var(--vs-color-data-${(at % 8) + 1})`

/** The same numbers for whoever does not see the picture. */
function Spoken({ label, points }: ChartProps) {
  return (
    <table className="vs-visually-hidden">
      <caption>{label}</caption>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td>{point.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WIDE = 120
const HIGH = 36
const EDGE = 4

/** How one number went, small enough for a row. */
export function Sparkline({ label, points }: ChartProps) {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => EDGE + (at / Math.max(1, values.length - 1)) * (WIDE - 2 * EDGE)
  const y = (value: number) =>
    HIGH - EDGE - ((value - least) / (most - least || 1)) * (HIGH - 2 * EDGE)
  const line = values.map((value, at) => `${x(at)} ${y(value)}`).join('L')
  const last = values.length - 1
  return (
    <figure className={styles.spark}>
      {last >= 0 && (
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
          <path d={`M${line}L${x(last)} ${HIGH}L${x(0)} ${HIGH}z`} className={styles.area} />
          <path d={`M${line}`} className={styles.line} />
          <circle cx={x(last)} cy={y(values[last] ?? 0)} r="3.5" className={styles.end} />
        </svg>
      )}
      <Spoken label={label} points={points} />
    </figure>
  )
}

/** Numbers beside each other, as lying bars with their names. */
export function Bars({ label, points }: ChartProps) {
  const most = Math.max(...points.map(({ value }) => value), 1)
  return (
    <figure className={styles.bars}>
      <div aria-hidden="true" className={styles.lines}>
        {points.map((point, at) => (
          <div key={point.label} className={styles.bar}>
            <span>{point.label}</span>
            <b>{point.text}</b>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width="100" height="1" className={styles.ground} />
              <rect width={(point.value / most) * 100} height="1" fill={colour(at)} />
            </svg>
          </div>
        ))}
      </div>
      <Spoken label={label} points={points} />
    </figure>
  )
}

const RADIUS = 40
const AROUND = 2 * Math.PI * RADIUS
/** Keeps two parts from touching, in units of the picture. */
const GAP = 2

/** Parts of a whole, with its sum in the middle. */
export function Donut({ label, points, sum }: ChartProps & { sum: string }) {
  const whole = points.reduce((all, { value }) => all + value, 0) || 1
  const before = (at: number) => points.slice(0, at).reduce((all, { value }) => all + value, 0)
  const gap = points.length > 1 ? GAP : 0
  return (
    <figure className={styles.donut}>
      <div className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 100 100">
          {points.map((point, at) => (
            <circle
              key={point.label}
              cx="50"
              cy="50"
              r={RADIUS}
              stroke={colour(at)}
              strokeDasharray={`${Math.max(0, (point.value / whole) * AROUND - gap)} ${AROUND}`}
              strokeDashoffset={-((before(at) / whole) * AROUND)}
            />
          ))}
        </svg>
        <b>{sum}</b>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {points.map((point, at) => (
          <li key={point.label} style={{ '--dot': colour(at) } as CSSProperties}>
            {point.label}
            <b>{point.text}</b>
          </li>
        ))}
      </ul>
      <Spoken label={label} points={points} />
    </figure>
  )
}
