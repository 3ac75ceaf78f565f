import { LiveBoard } from '@sidepick/card-kit/board/live_board'
import type { TabProps } from './tab_props'

/** The race of the week. */
export const LeaderboardTab = ({ endpoints, waitingPoints, locale }: TabProps) => (
  <LiveBoard state={{ status: 'ready', endpoints }} waitingPoints={waitingPoints} locale={locale} />
)
