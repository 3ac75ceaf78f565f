import { LiveBoard } from '@sidepick/card-kit/board/live_board'
import { useViewed } from '../board/use_viewed'
import type { TabProps } from './tab_props'

/** The race of the week. */
export const LeaderboardTab = ({ endpoints, viewer, waitingPoints, locale, emit }: TabProps) => {
  useViewed(emit)
  return (
    <LiveBoard
      state={{ status: 'ready', endpoints }}
      viewer={viewer}
      waitingPoints={waitingPoints}
      locale={locale}
    />
  )
}
