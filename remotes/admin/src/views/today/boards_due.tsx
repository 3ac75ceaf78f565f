import type { AdminLeaderboard } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import { useConsole } from '../../app/console_context'
import { Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatInstant } from '../../words/format'
import { Lines } from './lines'

const DAY_MS = 24 * 60 * 60 * 1_000
/** The newest boards: as many as a page of the list holds at most. */
const LOOKED_AT = 100

/** Boards that end soon, and drawings that wait for an admin or soon will. */
export function BoardsDue() {
  const { text, language, endpoints } = useConsole()
  const [nowMs] = useState(() => Date.now())
  const state = endpoints.leaderboardsAdminList.useQuery(
    { query: { limit: LOOKED_AT } },
    { refetchOnMountOrArgChange: true }
  )
  const when = (instant: string) => ({ when: formatInstant(instant, language) })
  const line = ({ id, prizeName }: AdminLeaderboard, detail: string) => ({
    to: `/boards/${id}`,
    name: prizeName,
    detail,
  })
  return (
    <>
      <Panel title={text('today.boards')}>
        <Read state={state}>
          {({ items }) => (
            <Lines
              lines={items
                .filter((board) => endsSoon(board, nowMs))
                .map((board) => line(board, text('today.ends', when(board.endDate))))}
            />
          )}
        </Read>
      </Panel>
      <Panel title={text('today.drawings')}>
        <Read state={state}>
          {({ items }) => (
            <Lines
              lines={items
                .filter((board) => isDue(board, nowMs))
                .map((board) => {
                  const isLate = Date.parse(board.prizeDrawingDate) <= nowMs
                  return line(
                    board,
                    text(isLate ? 'today.late' : 'today.due', when(board.prizeDrawingDate))
                  )
                })}
            />
          )}
        </Read>
      </Panel>
    </>
  )
}

function endsSoon({ archivedAt, endDate }: AdminLeaderboard, nowMs: number): boolean {
  const leftMs = Date.parse(endDate) - nowMs
  return archivedAt === null && leftMs > 0 && leftMs <= DAY_MS
}

/** An archived board draws nothing more. */
const isDue = (board: AdminLeaderboard, nowMs: number): boolean =>
  board.archivedAt === null &&
  board.numberOfPrizes > 0 &&
  board.awardedAt === null &&
  Date.parse(board.prizeDrawingDate) <= nowMs + DAY_MS
