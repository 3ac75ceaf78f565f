import type { Card } from '@sidepick/card-kit'
import type { Side } from '@sidepick/rules/types'
import { vars } from '../css_vars'
import { MeterLegend } from './meter_legend'
import styles from './meters.css'
import { standingOf } from './standing'

/** The needle's turn by the leading side, in degrees. */
const TURNS: Record<Side, number> = { A: -50, B: 5 }
/** Between both: no side leads, or none is known to. */
const NEUTRAL = (TURNS.A + TURNS.B) / 2

/** A dial that points to the leading side, as far as this player may know it. */
export const MeterNeedle: Card = (props) => {
  const { leading } = standingOf(props)
  const turn = leading === null ? NEUTRAL : TURNS[leading]
  return (
    <div className={styles.meter}>
      <svg className={styles.dial} viewBox="0 0 96 56" aria-hidden="true">
        <path className={styles.a} d="M10 48A38 38 0 0 1 46 10.1" />
        <path className={styles.b} d="M50 10.1A38 38 0 0 1 86 48" />
        {/* The dial is symmetric: the needle is drawn so that it stands upright between both turns. */}
        <g className={styles.needle} style={vars({ '--turn': `${turn}deg` })} data-turn={turn}>
          <path transform={`rotate(${-NEUTRAL} 48 48)`} d="M45 48 48 16l3 32z" />
        </g>
        <circle className={styles.hub} cx="48" cy="48" r="5" />
      </svg>
      <MeterLegend {...props} />
    </div>
  )
}
