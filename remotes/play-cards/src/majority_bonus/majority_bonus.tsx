import type { Card, PlayView } from '@sidepick/card-kit'
import type { LaterMessage } from '../later/later_text'
import { laterText } from '../later/later_text'
import styles from './majority_bonus.css'

/** What the two seconds after the lock celebrate: the majority, else the answer, else that somebody played. */
function rewardOf({ points, correct }: PlayView): { amount: number; message: LaterMessage } {
  if (points.majority > 0) return { amount: points.majority, message: 'bonus_majority' }
  return { amount: points.total, message: correct ? 'bonus_correct' : 'bonus_played' }
}

export const MajorityBonus: Card = ({ play, locale }) => {
  const { amount, message } = rewardOf(play)
  if (amount <= 0) return null
  return (
    <div className={play.points.majority > 0 ? `${styles.bonus} ${styles.won}` : styles.bonus}>
      <span className={styles.amount}>+{amount}</span>
      <span className={styles.caption}>{laterText(locale)(message)}</span>
    </div>
  )
}
