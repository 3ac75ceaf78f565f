import type { Card } from '@sidepick/card-kit'
import { Shards } from '../delight/shards'
import { laterText } from '../later/later_text'
import { isTie, verdictOf } from '../status/verdicts'
import styles from './majority_bonus.css'

/** What the two seconds after the lock tell, beside the points of the whole play. */
export const MajorityBonus: Card = ({ game, play, locale }) => {
  const { total, majority } = play.points
  if (total <= 0) return null
  const { burst, won, ofCrowd } = verdictOf(game, play)
  const text = laterText(locale)
  return (
    <div className={`${styles.bonus} ${won ? styles.won : styles.calm}`}>
      {won && <Shards />}
      <span className={styles.amount}>+{total}</span>
      <span className={styles.caption}>{text(burst)}</span>
      {majority > 0 && !ofCrowd && (
        <span className={styles.chip}>
          {text(isTie(play) ? 'chip_tie' : 'chip_majority', { points: majority })}
        </span>
      )}
    </div>
  )
}
