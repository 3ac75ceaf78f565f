import { Icon, type Card } from '@sidepick/card-kit'
import { useHasPassed } from '@sidepick/card-kit/use_passed'
import { around as config } from './around_config'
import { aroundText } from './around_text'
import styles from './transitional_overlay.css'

/**
 * A moment over the picture of the question that follows a right answer: how many were right in a row. Under it everything can be
 * pressed. `props.forMs` is how long it stands.
 */
export const TransitionalOverlay: Card = ({ rule, game, phase, play, locale }) => {
  const right = play.tally?.streak ?? 0
  const isDue = phase === 'question' && play.gameIndex > 0 && right > 0
  const forMs = Number(rule.props?.forMs ?? config.betweenMs)
  const isOver = useHasPassed(isDue ? game.id : null, forMs)
  if (!isDue || isOver) return null
  return (
    // Screen readers have heard the result, and hear the question now.
    <p key={game.id} className={styles.between} aria-hidden="true">
      <Icon name="check" />
      {aroundText(locale)('between_right', { right })}
    </p>
  )
}
