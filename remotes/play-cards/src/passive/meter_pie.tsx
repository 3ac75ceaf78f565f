import type { Card } from '@sidepick/card-kit'
import { MeterLegend } from './meter_legend'
import styles from './meters.css'
import { standingOf } from './standing'

/** Radius whose circumference is 100, so that a dash is a percent. */
const RADIUS = 15.9155

/** A pie of both shares, as far as this player may know them: a grey ring until then. */
export const MeterPie: Card = (props) => {
  const { sideAPercent } = standingOf(props)
  const slice = { cx: 32, cy: 32, r: RADIUS, fill: 'none', strokeWidth: 2 * RADIUS }
  return (
    <div className={styles.meter}>
      <svg className={styles.pie} viewBox="0 0 64 64" aria-hidden="true">
        {sideAPercent === null ? (
          <circle className={styles.unknown} cx="32" cy="32" r="27" fill="none" strokeWidth="8" />
        ) : (
          <>
            <circle className={styles.b} {...slice} />
            <circle
              className={styles.a}
              {...slice}
              strokeDasharray={`${sideAPercent} 100`}
              transform="rotate(-90 32 32)"
            />
          </>
        )}
      </svg>
      <MeterLegend {...props} />
    </div>
  )
}
