import type { Card } from '@sidepick/card-kit'
import { adText } from './ad_text'
import styles from './ads.css'

/** Says that a game is paid for. */
export const AdLabel: Card = ({ game, locale }) => {
  const text = adText(locale)
  if (!game.isAd) return null
  return (
    <div className={styles.corner}>
      <span className={styles.label} title={text('sponsored')}>
        {text('ad')}
      </span>
    </div>
  )
}
