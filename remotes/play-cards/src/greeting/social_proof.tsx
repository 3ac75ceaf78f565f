import type { Card } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import { greetingText } from './greeting_text'
import styles from './greeting.css'

/** Fewer players than this would speak against the game. */
const LEAST_PLAYERS = 50

/** Rounded down to its first two digits: what is said stays true while the page is open. */
function inRound(players: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(players)) - 1)
  return Math.floor(players / unit) * unit
}

/** How many have played this game, for a stranger who has just started; nothing where it was only few. */
export const SocialProof: Card = ({ play: { greeting, players = 0 }, locale }) => {
  if (greeting !== 'socialProofIfLoggedOut' || players < LEAST_PLAYERS) return null
  const count = new Intl.NumberFormat(intlTag(locale)).format(inRound(players))
  return (
    <div className={`${styles.over} ${styles.high}`}>
      <p className={`${styles.bubble} ${styles.proof}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 20a7 7 0 0 1 14 0M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M15.5 4.6a4 4 0 0 1 0 6.8M18.5 14a7 7 0 0 1 3.5 6" />
        </svg>
        {greetingText(locale)('players', { count })}
      </p>
    </div>
  )
}
