import type { Card } from '@sidepick/card-kit'
import styles from './red_banner.css'
import { dayText } from './partner_day_text'

/** Which of the partner's games of the day this is, over the picture; from the result on the progress says it. */
export const RedBanner: Card = ({ play, locale }) => {
  const { day, challenge } = play
  if (!day || challenge) return null
  const number = Math.min(day.played + 1, day.games)
  return (
    <p className={styles.banner}>{dayText(locale)('day_game', { number, games: day.games })}</p>
  )
}
