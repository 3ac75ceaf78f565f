import {
  Button,
  deferred,
  Icon,
  IconButton,
  type CardProps,
  type ScreenProps,
} from '@sidepick/card-kit'
import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { playText } from '../play_text'
import styles from './board_modal.css'
import { LeaderboardLoading, LeaderboardUnavailable } from './leaderboard_notice'

const load = () =>
  import(/* webpackChunkName: "leaderboard" */ './leaderboard_card').then(
    (module) => module.LeaderboardCard
  )

const fallbacks = {
  loading: ({ locale }: Pick<CardProps, 'locale'>) => <LeaderboardLoading locale={locale} />,
  failed: ({ locale }: Pick<CardProps, 'locale'>, retry: () => void) => (
    <LeaderboardUnavailable locale={locale} onRetry={retry} />
  ),
}

/** The leaderboard's code comes after the first question. */
export const LeaderboardCard = deferred<CardProps>(load, fallbacks)
const Board = deferred<ScreenProps>(load, fallbacks)

/** What the race is for, to who cannot win it yet. */
function Join({ locale, emit }: ScreenProps) {
  const text = playText(locale)
  const join = () => emit('auth_requested', { screen: 'sign_up', variant: signUpVariant('prizes') })
  return (
    <footer className={styles.join}>
      <strong>{text('board_prizes')}</strong>
      <Button onClick={join}>{text('board_join')}</Button>
    </footer>
  )
}

/** The leaderboard over the game. */
export function LeaderboardModal(props: ScreenProps) {
  const { locale, viewer, emit } = props
  const stranger = !viewer.loggedIn && !viewer.loading && !viewer.registered
  return (
    <div className={styles.modal}>
      <IconButton
        className={styles.close}
        aria-label={playText(locale)('board_close')}
        onClick={() => emit('screen_closed', {})}
      >
        <Icon name="cross" />
      </IconButton>
      <Board {...props} />
      {stranger && <Join {...props} />}
    </div>
  )
}
