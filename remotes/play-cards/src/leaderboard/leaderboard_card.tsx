import type { CardProps } from '@sidepick/card-kit'
import { LiveBoard } from '@sidepick/card-kit/board/live_board'
import { BoardPanel } from './board_panel'
import { useLeaderboardEndpoints } from './endpoints'

/** The board of the week beside the game. */
export function LeaderboardCard({ locale, viewer, play }: CardProps) {
  const state = useLeaderboardEndpoints()
  const waitingPoints = viewer.loggedIn ? 0 : play.sessionPoints
  return (
    <BoardPanel>
      <LiveBoard state={state} viewer={viewer} waitingPoints={waitingPoints} locale={locale} />
    </BoardPanel>
  )
}
