import type { Card } from '@sidepick/card-kit'
import styles from './level_unlock.css'
import { levelReached } from './next_level'
import { responseText } from './response_text'
import { WithStanding } from './with_standing'

/** Over the picture, when the game just played has opened a league: what it unlocks, or what still keeps it locked. */
export const LevelUnlock: Card = ({ game, viewer, locale }) => {
  if (!viewer.loggedIn) return null
  const text = responseText(locale)
  return (
    <WithStanding viewer={viewer}>
      {({ profile, gates }) => {
        const reached = profile && levelReached(gates, profile.gamePlaysSinceDemotion)
        if (!reached) return null
        const { level, prize } = reached
        const isOpen = profile.emailVerified
        return (
          <div key={game.id} className={styles.unlock} role="status">
            <span className={styles.medal} aria-hidden="true">
              {level}
            </span>
            <p className={styles.words}>
              <b>{text(isOpen ? 'unlocked' : 'reached', { level })}</b>
              {!isOpen && <span>{text('verify')}</span>}
              {isOpen && prize && <span>{text('prize', { prize })}</span>}
            </p>
          </div>
        )
      }}
    </WithStanding>
  )
}
