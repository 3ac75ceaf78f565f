import { vars } from '../css_vars'
import styles from './shards.css'

const COUNT = 18
const COLOURS = ['side-a', 'side-b', 'accent', 'on-video']

/** Where a shard flies to, in widths of its box: around the circle, farther every third time. */
function flight(at: number) {
  const angle = ((at + 0.5) / COUNT) * 2 * Math.PI
  const reach = 70 + (at % 3) * 26
  return vars({
    '--x': `${(Math.cos(angle) * reach).toFixed(0)}px`,
    '--y': `${(Math.sin(angle) * reach * 0.8 - 24).toFixed(0)}px`,
    '--turn': `${(at % 2 ? -1 : 1) * (120 + at * 23)}deg`,
    '--late': `${(at % 4) * 30}ms`,
    '--colour': `var(--vs-color-${COLOURS[at % COLOURS.length]})`,
  })
}

/** Slanted shards of both sides that burst from the middle of their box, fall and are gone; nothing without motion. */
export function Shards() {
  return (
    <span className={styles.burst} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, at) => (
        <i key={at} className={styles.shard} style={flight(at)} />
      ))}
    </span>
  )
}
