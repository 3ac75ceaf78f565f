import { Button, type Card, type Challenge } from '@sidepick/card-kit'
import { challengeScore } from '@sidepick/rules/challenge_code'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { Shards } from '../delight/shards'
import { visitText } from '../visit/visit_text'
import { challengeText } from './challenge_text'
import { PrizeLine } from './prize_line'
import styles from './result.css'
import { shareTextOf } from './share_text'

const dateOf = (day: string, locale: Locale) =>
  new Date(`${day}T12:00:00`).toLocaleDateString(intlTag(locale), { day: 'numeric', month: 'long' })

/** A square for each answer, for eyes alone. */
function Squares({ answers }: Pick<Challenge, 'answers'>) {
  return (
    <span className={styles.squares} aria-hidden="true">
      {answers.map((answer, at) => (
        <i key={at} className={`${styles.square} ${styles[answer]}`} />
      ))}
    </span>
  )
}

/** The end of the day's challenge: the score, a square for each answer, days in a row, and a text to share. */
export const DailyChallengeResult: Card = ({ play, viewer, locale, emit }) => {
  const { challenge, sessionPoints: points } = play
  if (!challenge) return null
  const text = challengeText(locale)
  const { answers, size, day, streak } = challenge
  const title = text('challenge_title', { day: dateOf(day, locale) })
  const waiting = answers.filter((answer) => answer === 'waiting').length
  const { loggedIn, loading, registered } = viewer
  const asksToSignUp = !loggedIn && !loading && !registered && points > 0
  return (
    <section className={styles.end}>
      <p className={styles.title}>{title}</p>
      <h2 className={styles.score}>
        <Shards />
        {text('challenge_score', { right: challengeScore(challenge), size })}
      </h2>
      <Squares answers={answers} />
      {waiting > 0 && <p className={styles.note}>{text('challenge_waiting', { waiting })}</p>}
      {streak > 0 && <p className={styles.streak}>{text('challenge_days', { days: streak })}</p>}
      <PrizeLine locale={locale} />
      <div className={styles.ways}>
        <Button onClick={() => emit('share_requested', { text: shareTextOf(challenge, title) })}>
          {text('challenge_share')}
        </Button>
        {asksToSignUp && (
          <Button
            look="quiet"
            onClick={() =>
              emit('auth_requested', {
                screen: 'sign_up',
                variant: signUpVariant('points_wait', points),
              })
            }
          >
            {visitText(locale)('save_points')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{text('challenge_tomorrow')}</p>
    </section>
  )
}
