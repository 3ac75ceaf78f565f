import {
  Button,
  useAttention,
  type Card,
  type CardProps,
  type Onboarding,
} from '@sidepick/card-kit'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { moreGames as config } from './between_config'
import { betweenText } from './between_text'
import styles from './more_games_to_save.css'

/** After how many games saving the points is offered: the limit of the page, and never more than six. */
const wayOf = ({ played, limit }: Onboarding) => {
  const most = Math.min(limit, config.limitMost)
  return { played: Math.min(played, most), limit: most, left: Math.max(0, most - played) }
}

/** Whether the choice is due: enough games, and a limit that ends them. */
const mustChoose = ({ played, locked }: Onboarding) => locked && played >= config.chooseFrom

/** The two ways on of whoever has played enough: an account for the points, with what the partner offers for it, or more games. */
function Choice({ play, locale, emit }: Pick<CardProps, 'play' | 'locale' | 'emit'>) {
  const text = betweenText(locale)
  const { discountPercent: percent = 0, sessionPoints } = play
  const signUp = () => {
    const variant = signUpVariant('points_wait', sessionPoints)
    emit('auth_requested', { screen: 'sign_up', variant })
  }
  return (
    <div className={styles.ways}>
      <Button onClick={signUp}>
        {percent > 0 ? text('claim_discount', { percent }) : text('save_points')}
      </Button>
      <Button look="quiet" onClick={() => emit('next_requested', {})}>
        {text('keep_playing')}
      </Button>
    </div>
  )
}

/**
 * Between two games of a stranger: after how many more the points can be saved here, or the choice that is due. It goes after five seconds, and
 * whoever reads longer holds it.
 */
export const MoreGamesToSave: Card = ({ play, viewer, timers, locale, emit }) => {
  const attention = useAttention(emit)
  const { onboarding, sessionPoints, paused } = play
  if (viewer.loggedIn || viewer.loading || !onboarding) return null
  const text = betweenText(locale)
  const { played, limit, left } = wayOf(onboarding)
  const chooses = mustChoose(onboarding) || left === 0
  const leftMs = timers.autoAdvance?.remainingMs ?? 0
  return (
    <section className={styles.more} {...attention}>
      <h2 className={styles.title}>
        {chooses ? text('more_done', { played: onboarding.played }) : text('more_title', { left })}
      </h2>
      <p className={styles.lead}>{text('more_lead', { points: sessionPoints })}</p>
      <div className={styles.progress}>
        <Progress
          label={text('more_progress')}
          value={played}
          most={limit}
          text={text('more_at', { played, limit })}
          tone="accent"
        />
      </div>
      {chooses ? (
        <Choice {...{ play, locale, emit }} />
      ) : (
        <div className={styles.ways}>
          <Button onClick={() => emit('next_requested', {})}>{text('keep_playing')}</Button>
        </div>
      )}
      {leftMs > 0 && (
        <p className={styles.note} aria-hidden="true">
          {paused ? text('more_paused') : text('more_next', { seconds: Math.ceil(leftMs / 1000) })}
        </p>
      )}
    </section>
  )
}
