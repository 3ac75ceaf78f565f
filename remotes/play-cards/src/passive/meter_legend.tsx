import type { CardProps } from '@sidepick/card-kit'
import styles from './meters.css'
import { standingOf } from './standing'

type MeterLegendProps = Pick<CardProps, 'game' | 'play' | 'locale'>

/** Beside a meter: the sides with their shares, and in words what the drawing says. */
export function MeterLegend(props: MeterLegendProps) {
  const { sideAPercent, words } = standingOf(props)
  const { game } = props
  return (
    <div className={styles.legend}>
      {(['A', 'B'] as const).map((side) => (
        <p key={side} className={styles.side} data-side={side}>
          <span className={styles.name}>{side === 'A' ? game.sideA : game.sideB}</span>
          {sideAPercent !== null && <b>{side === 'A' ? sideAPercent : 100 - sideAPercent}%</b>}
        </p>
      ))}
      <p className={styles.words}>{words}</p>
    </div>
  )
}
