import type { Card, CardProps } from '@sidepick/card-kit'
import { decidedBy } from '@sidepick/rules/game_types'
import { Shards } from '../delight/shards'
import { laterText, type LaterMessage } from '../later/later_text'
import styles from './majority_bonus.css'

interface Reward {
  message: LaterMessage
  /** Worth a celebration. */
  won: boolean
  /** Points of the majority, beside a verdict. */
  chip?: number
}

/**
 * What the two seconds after the lock tell, beside the points of the whole play: the verdict of a question that has an answer,
 * with the majority as a chip; else the majority; else that somebody played.
 */
function rewardOf({ game, play: { points, correct } }: Pick<CardProps, 'game' | 'play'>): Reward {
  const { majority } = points
  const judged = decidedBy(game) === 'answer' && correct !== null && game.correctAnswer
  if (judged) {
    const chip = majority > 0 ? { chip: majority } : {}
    return { message: correct ? 'bonus_correct' : 'bonus_wrong', won: correct, ...chip }
  }
  if (majority > 0) return { message: 'bonus_majority', won: true }
  return { message: correct ? 'bonus_correct' : 'bonus_played', won: false }
}

export const MajorityBonus: Card = ({ game, play, locale }) => {
  const { total } = play.points
  if (total <= 0) return null
  const { message, won, chip } = rewardOf({ game, play })
  const text = laterText(locale)
  return (
    <div className={`${styles.bonus} ${won ? styles.won : styles.calm}`}>
      {won && <Shards />}
      <span className={styles.amount}>+{total}</span>
      <span className={styles.caption}>{text(message)}</span>
      {chip !== undefined && (
        <span className={styles.chip}>{text('chip_majority', { points: chip })}</span>
      )}
    </div>
  )
}
