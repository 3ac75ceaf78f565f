import { deferred } from '../deferred'
import { LeaderboardLoading, LeaderboardUnavailable } from './leaderboard_notice'

const load = () =>
  import(/* webpackChunkName: "leaderboard" */ './leaderboard_card').then(
    (module) => module.LeaderboardCard
  )

/** The leaderboard's code comes after the first question. */
export const LeaderboardCard = deferred(load, {
  loading: ({ locale }) => <LeaderboardLoading locale={locale} />,
  failed: ({ locale }, retry) => <LeaderboardUnavailable locale={locale} onRetry={retry} />,
})
