import { deferred, type CardProps } from '@sidepick/card-kit'
import { BoardLoading, BoardUnavailable } from '@sidepick/card-kit/board/board_notice'
import { BoardPanel } from './board_panel'

/** The leaderboard's code comes after the first question. */
const load = () => import(/* webpackChunkName: "leaderboard" */ './leaderboard_card')

export const LeaderboardCard = deferred<CardProps>(
  () => load().then((module) => module.LeaderboardCard),
  {
    loading: ({ locale }) => (
      <BoardPanel>
        <BoardLoading locale={locale} />
      </BoardPanel>
    ),
    failed: ({ locale }, retry) => (
      <BoardPanel>
        <BoardUnavailable locale={locale} onRetry={retry} />
      </BoardPanel>
    ),
  }
)
