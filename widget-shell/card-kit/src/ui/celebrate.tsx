import type { CSSProperties, ReactNode } from 'react'
import styles from './celebrate.css'

const SHARDS = 18
const COLOURS = ['side-a', 'side-b', 'accent', 'gold']

/** Where a shard flies: around the circle, farther every third time. */
function flight(at: number): CSSProperties {
  const angle = (at / SHARDS) * 2 * Math.PI
  const reach = 34 + (at % 3) * 9
  return {
    '--x': `${(Math.cos(angle) * reach).toFixed(1)}cqi`,
    '--y': `${(Math.sin(angle) * reach * 0.62).toFixed(1)}cqi`,
    '--turn': `${(at % 2 ? -1 : 1) * (80 + at * 14)}deg`,
    'background': `var(--vs-color-${COLOURS[at % COLOURS.length]})`,
  } as CSSProperties
}

/** A moment worth a burst: what was won, said aloud, over shards of both sides. Without motion it is the words alone. */
export function Celebrate({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.celebrate}>
      <span className={styles.burst} aria-hidden="true">
        {Array.from({ length: SHARDS }, (_, at) => (
          <i key={at} className={styles.shard} style={flight(at)} />
        ))}
      </span>
      <div role="status" className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
