import type { Card } from '@sidepick/card-kit'
import { circleOf } from './circle'
import styles from './carousel.css'

/** At most so many bars, however many games there are. */
const MAX_BARS = 4

/** Which bars of all are shown: a window around the current one. */
export function barsAround(at: number, count: number) {
  const shown = Math.min(MAX_BARS, count)
  const first = Math.max(0, Math.min(at - Math.floor((shown - 1) / 2), count - shown))
  return Array.from({ length: shown }, (_one, index) => first + index)
}

/** Where in the circle of games the carousel stands. What it shows is said by the buttons beside it. */
export const CarouselIndicator: Card = ({ game, play }) => {
  const { games, at } = circleOf({ game, play })
  if (games.length < 2) return null
  return (
    <div className={styles.bars} aria-hidden>
      {barsAround(at, games.length).map((bar) => (
        <span key={bar} className={bar === at ? styles.current : styles.bar} />
      ))}
    </div>
  )
}
