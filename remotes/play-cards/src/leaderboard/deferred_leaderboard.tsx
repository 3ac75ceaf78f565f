import { deferred, Icon, IconButton, type CardProps, type ScreenProps } from '@sidepick/card-kit'
import { playText } from '../play_text'
import styles from './board_modal.css'
import { LeaderboardLoading, LeaderboardUnavailable } from './leaderboard_notice'

/** The leaderboard's code comes after the first question. */
const load = () => import(/* webpackChunkName: "leaderboard" */ './leaderboard_views')

const fallbacks = {
  loading: ({ locale }: Pick<CardProps, 'locale'>) => <LeaderboardLoading locale={locale} />,
  failed: ({ locale }: Pick<CardProps, 'locale'>, retry: () => void) => (
    <LeaderboardUnavailable locale={locale} onRetry={retry} />
  ),
}

export const LeaderboardCard = deferred<CardProps>(
  () => load().then((views) => views.LeaderboardCard),
  fallbacks
)
const Board = deferred<ScreenProps>(() => load().then((views) => views.BoardScreen), fallbacks)

/** The leaderboard over the game. */
export function LeaderboardModal(props: ScreenProps) {
  const { locale, emit } = props
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
    </div>
  )
}
