import { VisuallyHidden, type Card } from '@sidepick/card-kit'
import { challengeText } from './challenge_text'
import styles from './dots.css'
import { dotStates } from './dot_states'

const SETTLED = ['result', 'playResponse', 'ended']

/** How far the challenge of the day is: ten dots in two rows over the picture. */
export const DailyChallengeDots: Card = ({ play, phase, locale }) => {
  const { challenge } = play
  if (!challenge) return null
  const isOpen = !SETTLED.includes(phase)
  const { size, answers } = challenge
  const number = Math.min(answers.length + (isOpen ? 1 : 0), size)
  return (
    <p className={styles.bar}>
      <VisuallyHidden>{challengeText(locale)('challenge_at', { number, size })}</VisuallyHidden>
      <span className={styles.dots} aria-hidden="true">
        {dotStates(challenge, isOpen).map((state, at) => (
          <i key={at} className={`${styles.dot} ${styles[state]}`} />
        ))}
      </span>
    </p>
  )
}
