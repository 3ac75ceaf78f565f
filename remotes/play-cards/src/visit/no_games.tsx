import { Button, useHasScreen, type Card, type CardProps, type Tally } from '@sidepick/card-kit'
import { CountUp } from '@sidepick/card-kit/ui/count_up'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { Shards } from '../delight/shards'
import { Sound } from '../delight/sound'
import { isDayOver } from '../partner_day/day_over'
import { visit as config } from '../play_config'
import { Dots } from './dots'
import styles from './no_games.css'
import { useVisitCode } from './use_visit_code'
import { visitText } from './visit_text'

type Part = Pick<CardProps, 'play' | 'locale'> & { tally: Tally }

/** What the visit was, in numbers that are worth one. */
function Deeds({ tally, locale }: Omit<Part, 'play'>) {
  const text = visitText(locale)
  const { results, judged, right, longestStreak } = tally
  const deeds = [
    { label: text('end_games'), value: results },
    ...(judged > 0
      ? [{ label: text('end_right'), value: text('end_right_of', { right, judged }) }]
      : []),
    ...(longestStreak >= config.streakFrom
      ? [{ label: text('end_streak'), value: longestStreak }]
      : []),
  ]
  return (
    <dl className={styles.deeds}>
      {deeds.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was done, and how that compares with everybody else. */
function Summary({ play, tally, locale }: Part) {
  const text = visitText(locale)
  const { results, withCrowd } = tally
  const like = withCrowd / results >= config.crowdLike ? 'end_crowd' : 'end_own_way'
  return (
    <>
      <Dots list={play.list} />
      <Deeds tally={tally} locale={locale} />
      {results >= config.crowdFrom && (
        <p className={styles.lead}>{text(like, { with: withCrowd, results })}</p>
      )}
    </>
  )
}

/** Shares one line, with a link whose picture is this visit. */
function ShareVisit({ play, tally, locale, emit }: Part & Pick<CardProps, 'emit'>) {
  const text = visitText(locale)
  const visit = useVisitCode(play.list ?? [])
  const { results, judged, right, longestStreak: streak } = tally
  const share = () =>
    emit('share_requested', {
      text: text('share_visit_text', { results, judged, right, streak }),
      ...(visit !== undefined && { visit }),
    })
  return (
    <Button look="quiet" onClick={share}>
      {text('share_visit')}
    </Button>
  )
}

/**
 * The end of the list: what the visit was, how it compares, a way to share it, and tomorrow; for a stranger the way to keep the
 * points, for a player the leaderboard. `props.variant` chooses how the sign-up is asked for; without it the points do.
 */
export const NoGames: Card = ({ rule, play, viewer, locale, emit }) => {
  const text = visitText(locale)
  const hasBoard = useHasScreen('LeaderboardModal')
  const { tally, sessionPoints: points } = play
  const { loggedIn, loading, registered } = viewer
  const signUp = () => {
    const { variant = signUpVariant('points_wait', points) } = rule.props ?? {}
    emit('auth_requested', { screen: 'sign_up', variant: String(variant) })
  }
  // A challenge ends with its own result, and so do a partner's games of the day.
  if (play.challenge || isDayOver(play)) return null
  const hasPlayed = tally && tally.results > 0
  return (
    <section className={styles.end}>
      {hasPlayed && (
        <p className={styles.points}>
          <Shards />
          <Sound name="end" muted={play.muted} />
          +<CountUp value={tally.points} locale={locale} />
          <small>{text('end_points')}</small>
        </p>
      )}
      <h2 className={styles.headline}>{text('no_games')}</h2>
      {hasPlayed ? (
        <Summary {...{ play, tally, locale }} />
      ) : (
        points > 0 && <p className={styles.lead}>{text('no_games_points', { points })}</p>
      )}
      <div className={styles.ways}>
        {!loggedIn && !loading && !registered && points > 0 && (
          <Button onClick={signUp}>{text('save_points')}</Button>
        )}
        {loggedIn && hasBoard && (
          <Button onClick={() => emit('screen_requested', { name: 'LeaderboardModal' })}>
            {text('see_board')}
          </Button>
        )}
        {hasPlayed && <ShareVisit {...{ play, tally, locale, emit }} />}
      </div>
      <p className={styles.soon}>{text('tomorrow')}</p>
    </section>
  )
}
