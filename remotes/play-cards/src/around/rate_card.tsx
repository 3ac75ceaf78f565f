import { useState } from 'react'
import { Icon, type Card } from '@sidepick/card-kit'
import { around as config } from './around_config'
import { aroundText } from './around_text'
import styles from './rate_card.css'

/** Five stars for the game just played. The first tap counts, and goes to the page's statistics. */
export const RateCard: Card = ({ game, locale, emit }) => {
  const [rated, setRated] = useState<{ gameId: string; stars: number } | null>(null)
  const text = aroundText(locale)
  const given = rated?.gameId === game.id ? rated.stars : 0
  const rate = (stars: number) => {
    if (given > 0) return
    setRated({ gameId: game.id, stars })
    emit('analytics', { name: 'game_rated', properties: { gameId: game.id, stars } })
  }
  return (
    <section className={styles.rate} aria-label={text('rate_title')}>
      <p className={styles.title} role="status">
        {text(given > 0 ? 'rate_thanks' : 'rate_title')}
      </p>
      <span className={styles.stars}>
        {Array.from({ length: config.stars }, (_, at) => at + 1).map((stars) => (
          <button
            key={stars}
            type="button"
            className={stars <= given ? `${styles.star} ${styles.given}` : styles.star}
            aria-label={text('rate_star', { stars })}
            aria-pressed={stars === given}
            aria-disabled={given > 0 || undefined}
            onClick={() => rate(stars)}
          >
            <Icon name="star" />
          </button>
        ))}
      </span>
    </section>
  )
}
