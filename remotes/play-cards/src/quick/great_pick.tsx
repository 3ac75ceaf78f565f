import type { Card } from '@sidepick/card-kit'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { quick as config } from './quick_config'
import { quickText } from './quick_text'
import styles from './quick.css'

/**
 * A moment's congratulation on a right pick of a quick round; the rest of the result belongs to the poll. `props.forMs` is how
 * long it stands.
 */
export const GreatPick: Card = ({ rule, game, play, locale }) => {
  const isDue = play.quickPlay?.mode === 'GREAT_PICK'
  const isOver = useHasPassed(
    isDue ? game.id : null,
    Number(rule.props?.forMs ?? config.greatPickMs)
  )
  if (!isDue || isOver) return null
  const text = quickText(locale)
  return (
    <p className={styles.great} aria-hidden="true">
      <b>{text('great_pick')}</b>
      <span>{text('great_points', { points: play.points.total })}</span>
    </p>
  )
}
