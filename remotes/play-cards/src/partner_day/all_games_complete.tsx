import { Button, type Card } from '@sidepick/card-kit'
import { useInProgramme } from '@sidepick/card-kit/screens/use_in_programme'
import { CountUp } from '@sidepick/card-kit/ui/count_up'
import { Shards } from '../delight/shards'
import styles from './all_games_complete.css'
import { isDayOver } from './day_over'
import { dayText } from './partner_day_text'

/**
 * The end of a partner's games of the day: thanks, what they brought, the prizes, and what the partner's programme pays where it
 * has one. An account would bring no more games.
 */
export const AllGamesComplete: Card = ({ play, locale, emit }) => {
  const inProgramme = useInProgramme()
  const { day, challenge, tally } = play
  if (!day || challenge || !isDayOver(play)) return null
  const text = dayText(locale)
  const points = tally?.points ?? 0
  return (
    <section className={styles.end}>
      <h2 className={styles.thanks}>
        <Shards />
        {text('day_thanks')}
      </h2>
      <p className={styles.lead}>{text('day_complete', { games: day.games })}</p>
      {points > 0 && (
        <p className={styles.points}>
          +<CountUp value={points} locale={locale} />
        </p>
      )}
      <Button onClick={() => emit('navigated', { to: '/prizes' })}>{text('day_prizes')}</Button>
      {inProgramme && (
        <Button look="quiet" onClick={() => emit('navigated', { to: '/rewards-partner' })}>
          {text('day_rewards')}
        </Button>
      )}
    </section>
  )
}
