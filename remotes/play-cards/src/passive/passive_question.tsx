import type { Card } from '@sidepick/card-kit'
import { isLongQuestion } from '@sidepick/rules/question'
import styles from './passive_play.css'

/** The question of a widget that nobody plays yet: a title of one height, so that a carousel moves nothing. */
export const PassiveQuestion: Card = ({ game }) => (
  <h2 key={game.id} className={styles.title} data-long={isLongQuestion(game.text) ? '' : undefined}>
    <span>{game.text}</span>
  </h2>
)
