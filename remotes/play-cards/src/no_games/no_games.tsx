import { Button, Icon, type Card } from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { laterText } from '../later/later_text'
import styles from './no_games.css'

/**
 * The end of the list: what the visit brought, and for a stranger the way to keep it. `props.variant` chooses how the sign-up is
 * asked for; without it the points do.
 */
export const NoGames: Card = ({ rule, play, viewer, locale, emit }) => {
  const text = laterText(locale)
  const points = play.sessionPoints
  const { loggedIn, loading, registered } = viewer
  const signUp = () => {
    const { variant = signUpVariant('points_wait', points) } = rule.props ?? {}
    emit('auth_requested', { screen: 'sign_up', variant: String(variant) })
  }
  return (
    <section className={styles.end}>
      <span className={styles.sign}>
        <Icon name="crown" />
      </span>
      <h2 className={styles.headline}>{text('no_games')}</h2>
      <p className={styles.lead}>
        {points > 0 ? text('no_games_points', { points }) : text('no_games_soon')}
      </p>
      {!loggedIn && !loading && !registered && points > 0 && (
        <Button onClick={signUp}>{text('save_points')}</Button>
      )}
    </section>
  )
}
