import { Icon, VisuallyHidden, type Card, type PlayView } from '@sidepick/card-kit'
import styles from './badges.css'
import panel from './response.css'
import { badges as config } from './response_config'
import { responseText } from './response_text'
import { WithStanding, type Standing } from './with_standing'

interface Badge {
  id: string
  name: string
  done: boolean
}

/**
 * The newest reached ones first, then what comes next. A stranger's are those that this visit has reached: nobody else counts
 * them.
 */
function badgesOf({ profile, rules }: Standing, { tally }: Pick<PlayView, 'tally'>): Badge[] {
  if (profile) {
    return profile.achievements.map(({ id, name, fulfilled }) => ({ id, name, done: fulfilled }))
  }
  const longest = tally?.longestStreak ?? 0
  const own = rules.map(({ id, name, gameType, requiredCorrect, requiredStreak }) => ({
    id,
    name,
    done: gameType === null && requiredCorrect && longest >= requiredStreak,
  }))
  return [...own.filter(({ done }) => done).reverse(), ...own.filter(({ done }) => !done)]
}

/** The three newest badges, and locked ones while there are fewer; `props.most` shows less, as the mini bar does. */
export const Badges: Card = ({ rule, play, viewer, locale }) => {
  const text = responseText(locale)
  const most = Number(rule.props?.most ?? config.most)
  return (
    <WithStanding viewer={viewer}>
      {(standing) => {
        const shown = badgesOf(standing, play).slice(0, most)
        if (shown.length === 0) return null
        return (
          <section className={panel.panel} aria-label={text('badges')}>
            <ul className={styles.badges}>
              {shown.map(({ id, name, done }) => (
                <li key={id} className={done ? `${styles.badge} ${styles.done}` : styles.badge}>
                  <span className={styles.medal} aria-hidden="true">
                    <Icon name="star" />
                  </span>
                  <span className={styles.name} aria-hidden="true">
                    {name}
                  </span>
                  <VisuallyHidden>
                    {text(done ? 'badge_done' : 'badge_open', { name })}
                  </VisuallyHidden>
                </li>
              ))}
            </ul>
          </section>
        )
      }}
    </WithStanding>
  )
}
