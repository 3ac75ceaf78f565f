import type { Card } from '@sidepick/card-kit'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { quick as config } from './quick_config'
import { quickText } from './quick_text'
import styles from './quick.css'

/** The end of a quick round, over the picture of its last result: what it has won. The card `Confetti` celebrates it. */
export const YouWin: Card = ({ game, play, locale }) => {
  const isDue = play.quickPlay?.mode === 'YOU_WIN'
  const isOver = useHasPassed(isDue ? game.id : null, config.youWinMs)
  if (!isDue || isOver) return null
  const text = quickText(locale)
  return (
    <section className={`${styles.plate} ${styles.winning}`} role="status">
      <h3 className={styles.title}>{text('win_title')}</h3>
      <p>{text('win_points', { points: play.sessionPoints })}</p>
    </section>
  )
}
