import { useEffect, useState } from 'react'
import { Icon, type Card, type CardProps } from '@sidepick/card-kit'
import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import { vars } from '../css_vars'
import { around as config } from './around_config'
import { aroundText } from './around_text'
import styles from './taps_bonus.css'

/** Where items appear, in percent of the picture: never near its edges, where other cards stand. */
const PLACES = [
  [24, 58],
  [68, 40],
  [44, 66],
  [76, 62],
  [32, 36],
] as const

/** Number of the item that is in the air, from 0; null before the first one, and while nobody plays. */
function useItems(runs: boolean): number | null {
  const [item, setItem] = useState<number | null>(null)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(
      () => setItem((last) => (last === null ? 0 : last + 1)),
      config.tapEveryMs
    )
    return () => clearInterval(timer)
  }, [runs])
  return item
}

function Items({
  taps,
  play,
  locale,
  emit,
}: Pick<CardProps, 'play' | 'locale' | 'emit'> & { taps: Taps }) {
  const [caught, setCaught] = useState<number | null>(null)
  const isFull = taps.points >= taps.most
  const item = useItems(!isFull && !play.paused && play.inView !== false)
  const text = aroundText(locale)
  const [x, y] = PLACES[(item ?? 0) % PLACES.length] ?? PLACES[0]
  return (
    <>
      {item !== null && !isFull && caught !== item && (
        <button
          key={`item ${item}`}
          type="button"
          className={styles.item}
          style={vars({ '--x': `${x}%`, '--y': `${y}%`, '--flies': `${config.tapEveryMs}ms` })}
          aria-label={text('tap_item')}
          onClick={() => {
            setCaught(item)
            emit('bonus_tapped', {})
          }}
        >
          <Icon name="star" />
        </button>
      )}
      {taps.points > 0 && (
        <p key={`points ${taps.points}`} className={styles.caught}>
          {text('tap_points', { points: taps.points, most: taps.most })}
        </p>
      )}
    </>
  )
}

type Taps = NonNullable<CardProps['play']['taps']>

/**
 * Stars that float over the picture of a question, one after the other: each that is caught before the pick is a point, so many
 * of a game. There are none where nothing may be tapped, and for whoever wants less motion.
 */
export const TapsBonus: Card = ({ game, phase, play, locale, emit }) => {
  const { taps } = play
  if (phase !== 'question' || !taps || prefersStill()) return null
  return (
    <div className={styles.field}>
      <Items key={game.id} {...{ taps, play, locale, emit }} />
    </div>
  )
}
