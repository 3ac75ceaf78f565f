import type { Card, PlayView } from '@sidepick/card-kit'
import { Progress } from '@sidepick/card-kit/ui/progress'
import panel from './response.css'
import { challenges as config } from './response_config'
import { responseText } from './response_text'
import { WithStanding, type Standing } from './with_standing'

interface Challenge {
  id: string
  name: string
  streak: number
  required: number
}

/** The streaks that are still to be reached, the nearest one first; a stranger's is that of this visit. */
function openOnes({ profile, rules }: Standing, { tally }: Pick<PlayView, 'tally'>): Challenge[] {
  const own = new Map(profile?.achievements.map((one) => [one.id, one]))
  const longest = tally?.longestStreak ?? 0
  return rules
    .flatMap(({ id, name, gameType, requiredCorrect, requiredStreak: required }) => {
      const known = own.get(id)
      if (known) return known.fulfilled ? [] : [{ id, name, streak: known.gameStreak, required }]
      const isCounted = !profile && gameType === null && requiredCorrect && longest < required
      return isCounted ? [{ id, name, streak: tally?.streak ?? 0, required }] : []
    })
    .toSorted((one, other) => one.required - one.streak - (other.required - other.streak))
}

/** How far the streaks are that an achievement waits for; `props.most` says how many are shown. */
export const Challenges: Card = ({ rule, play, viewer, locale }) => {
  const text = responseText(locale)
  const most = Number(rule.props?.most ?? config.most)
  return (
    <WithStanding viewer={viewer}>
      {(standing) => {
        const shown = openOnes(standing, play).slice(0, most)
        if (shown.length === 0) return null
        return (
          <section className={panel.panel} aria-label={text('challenges')}>
            {shown.map(({ id, name, streak, required }) => (
              <Progress
                key={id}
                label={name}
                value={Math.min(streak, required)}
                most={required}
                text={text('challenge_at', { streak: Math.min(streak, required), required })}
                tone="accent"
              />
            ))}
          </section>
        )
      }}
    </WithStanding>
  )
}
