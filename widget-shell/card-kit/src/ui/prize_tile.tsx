import type { ReactNode } from 'react'
import { Chip } from './chip'
import { Glyph } from './glyph'
import { Picture } from './picture'
import styles from './prize_tile.css'
import type { Tone } from './tone'

export interface PrizeTileProps {
  title: string
  /** Address of a picture; null draws a gift. */
  picture: string | null
  /** What it costs, as a Price. */
  price: ReactNode
  /** A word over the picture, such as "New" or "Sold out". */
  badge?: { text: string; tone: Tone }
  /** Why it cannot be had; the tile then is no button. */
  unavailable?: string
  onPress: () => void
}

/** One prize of the shop. */
export function PrizeTile({ title, picture, price, badge, unavailable, onPress }: PrizeTileProps) {
  const gift = <Glyph name="gift" size="hero" />
  return (
    <button
      type="button"
      className={styles.tile}
      aria-disabled={unavailable !== undefined}
      onClick={() => unavailable === undefined && onPress()}
    >
      <span className={styles.picture}>
        {picture ? <Picture src={picture} loading="lazy" instead={gift} /> : gift}
        {badge && (
          <span className={styles.badge}>
            <Chip tone={badge.tone}>{badge.text}</Chip>
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
      {unavailable === undefined ? (
        price
      ) : (
        <span className={styles.why}>
          <Glyph name="lock" size="small" />
          {unavailable}
        </span>
      )}
    </button>
  )
}
