import { Icon, type Card } from '@sidepick/card-kit'
import { challengeText } from './challenge_text'
import styles from './daily_game.css'

/** Invites to the challenge of the day while nobody plays: how far it is, and the days in a row that are at stake. */
export const DailyGame: Card = ({ play: { challenge }, locale, emit }) => {
  if (!challenge) return null
  const { answers, size, streak } = challenge
  const done = answers.length
  if (done >= size) return null
  const text = challengeText(locale)
  return (
    <div className={styles.daily}>
      <Icon name="clock" />
      <p className={styles.words}>
        <b>{done === 0 ? text('daily_new', { size }) : text('daily_going', { done, size })}</b>
        {streak > 0 && (
          <span className={styles.streak}>{text('daily_streak', { days: streak })}</span>
        )}
      </p>
      <button type="button" className={styles.play} onClick={() => emit('start_requested', {})}>
        {text(done === 0 ? 'daily_play' : 'daily_resume')}
      </button>
    </div>
  )
}
