import { Button, type Card } from '@sidepick/card-kit'
import { betText } from './bet_text'
import styles from './welcome.css'

const STEPS = ['intro_pick', 'intro_stake', 'intro_win'] as const

/** What the game is, in three lines and a button to play, for a stranger who has never played here. */
export const OnboardingIntro: Card = ({ play, viewer, locale, emit }) => {
  const isNew = play.onboarding?.played === 0 && !viewer.loggedIn && !viewer.loading
  if (!isNew || play.gameIndex > 0 || play.picked !== null) return null
  const text = betText(locale)
  return (
    <section className={styles.intro} aria-label={text('intro_title')}>
      <h3 className={styles.title}>{text('intro_title')}</h3>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.medal}>{index + 1}</span>
            {text(step)}
          </li>
        ))}
      </ol>
      <Button onClick={() => emit('start_requested', {})}>{text('intro_play')}</Button>
    </section>
  )
}
