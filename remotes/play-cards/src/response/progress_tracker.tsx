import type { Card, CardProps } from '@sidepick/card-kit'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { nextLevel } from './next_level'
import styles from './response.css'
import { responseText } from './response_text'
import { WithStanding } from './with_standing'

type Part = Pick<CardProps, 'play' | 'locale'>

/** Of a stranger: how many games there are without an account. */
function FreeGames({ play, locale }: Part) {
  const { onboarding } = play
  if (!onboarding) return null
  const text = responseText(locale)
  const { games } = onboarding
  const played = Math.min(onboarding.played, games)
  return (
    <section className={styles.panel}>
      <Progress
        label={text('free_left', { left: games - played })}
        value={played}
        most={games}
        text={text('free_at', { played, games })}
        tone="accent"
      />
    </section>
  )
}

/** Games on the way to the next level, or to the end of a stranger's free games. */
export const ProgressTracker: Card = ({ play, viewer, locale }) => {
  if (!viewer.loggedIn) {
    return viewer.loading || viewer.registered ? null : <FreeGames {...{ play, locale }} />
  }
  const text = responseText(locale)
  return (
    <WithStanding viewer={viewer}>
      {({ profile, gates }) => {
        const next = profile && nextLevel(gates, profile.gamePlaysSinceDemotion)
        if (!next) return null
        const { level, played, most } = next
        return (
          <section className={styles.panel}>
            <Progress
              label={text('level_left', { left: most - played, level })}
              value={played}
              most={most}
              text={text('level_at', { played, most })}
              tone="accent"
            />
          </section>
        )
      }}
    </WithStanding>
  )
}
