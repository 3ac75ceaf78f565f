import { Icon, type Card } from '@sidepick/card-kit'
import styles from './daily_streak.css'
import type { Profile } from '@sidepick/rules/generated_wire'
import { responseText } from './response_text'
import { WithStanding } from './with_standing'

type Streak = Profile['dailyStreak']

/** After the last day of the row the streak begins again. */
const dayAfter = ({ days, length }: Streak) => (days % length) + 1

function Days({ streak, label }: { streak: Streak; label: (day: number) => string }) {
  const { days, length, pointsPerDay } = streak
  return (
    <ol className={styles.days}>
      {Array.from({ length }, (_, at) => {
        const day = at + 1
        const look = [styles.day, day <= days && styles.done, day === days && styles.today]
        return (
          <li
            key={day}
            className={look.filter(Boolean).join(' ')}
            aria-current={day === days ? 'date' : undefined}
          >
            <span className="vs-visually-hidden">{label(day)}</span>
            <i aria-hidden="true">{day < days ? <Icon name="check" /> : day}</i>
            <small>+{day * pointsPerDay}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** The days of the streak, over the picture of the first result of a day. */
export const DailyStreak: Card = ({ game, viewer, locale }) => {
  if (!viewer.loggedIn) return null
  const text = responseText(locale)
  return (
    <WithStanding viewer={viewer}>
      {({ profile }) => {
        const streak = profile?.dailyStreak
        // The row belongs to the play that the server has just counted as the first one today.
        if (!streak || streak.playsToday !== 1) return null
        const { days, pointsPerDay } = streak
        return (
          <section key={game.id} className={styles.streak}>
            <h3 className={styles.title}>
              {text('streak_title', { days })}
              <b>{text('streak_gain', { points: days * pointsPerDay })}</b>
            </h3>
            <Days streak={streak} label={(day) => text('streak_day', { day })} />
            <p className={styles.note}>
              {text('streak_tomorrow', { points: dayAfter(streak) * pointsPerDay })}
            </p>
          </section>
        )
      }}
    </WithStanding>
  )
}
