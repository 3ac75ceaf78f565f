import { Button, type ScreenProps } from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import styles from './board_screen.css'
import { boardText } from './board_text'
import { LeaderboardCard } from './leaderboard_card'

/** The board as a screen of its own; who cannot win the prize yet is told how to. */
export function BoardScreen({ locale, viewer, emit }: ScreenProps) {
  const text = boardText(locale)
  const stranger = !viewer.loggedIn && !viewer.loading && !viewer.registered
  const join = () => emit('auth_requested', { screen: 'sign_up', variant: signUpVariant('prizes') })
  return (
    <div className={styles.screen}>
      <LeaderboardCard locale={locale} />
      {stranger && (
        <footer className={styles.join}>
          <strong>{text('prizes')}</strong>
          <Button onClick={join}>{text('join')}</Button>
        </footer>
      )}
    </div>
  )
}
