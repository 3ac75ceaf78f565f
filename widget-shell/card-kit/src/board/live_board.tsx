import { useEffect, useEffectEvent } from 'react'
import { useHost, type EndpointsOf, type EndpointsState } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { Board } from './board'
import { onPodium, refetchAfterMs, rowsBelow } from './board_config'
import { BoardLoading, BoardUnavailable } from './board_notice'
import { NextBoard } from './next_board'

/** What a board reads; every remote that draws one names them among its own endpoints. */
export const BOARD_READS = {
  leaderboardsActive: 'GET /v1/leaderboards/activeLeaderboards',
  leaderboardsShow: 'GET /v1/leaderboards/{id}',
} as const

type BoardEndpoints = EndpointsOf<typeof BOARD_READS>

interface Props {
  state: EndpointsState<BoardEndpoints>
  waitingPoints: number
  locale: Locale
}

/** The board of the week as it stands now. */
export function LiveBoard({ state, ...rest }: Props) {
  if (state.status === 'loading') return <BoardLoading {...rest} />
  if (state.status === 'failed') return <BoardUnavailable {...rest} onRetry={state.retry} />
  return <LoadedBoard {...rest} endpoints={state.endpoints} />
}

interface LoadedProps extends Omit<Props, 'state'> {
  endpoints: BoardEndpoints
}

function LoadedBoard({ endpoints, waitingPoints, locale }: LoadedProps) {
  const { distributorId } = useHost().signUp
  const active = endpoints.leaderboardsActive.useQuery({ query: { distributorId } })
  const board = active.data?.[0]
  const standing = endpoints.leaderboardsShow.useQuery(
    { params: { id: board?.id ?? '' }, query: { limit: onPodium + rowsBelow } },
    { skip: !board, refetchOnMountOrArgChange: true }
  )
  const boardId = board?.id
  const refresh = useEffectEvent(() => void standing.refetch())

  useEffect(() => {
    if (boardId === undefined) return
    const again = setTimeout(() => refresh(), refetchAfterMs)
    return () => clearTimeout(again)
  }, [boardId])

  const failed = [active, standing].find((query) => query.isError && !query.data)
  if (failed) return <BoardUnavailable locale={locale} onRetry={() => void failed.refetch()} />
  if (active.data && !board) return <NextBoard locale={locale} />
  if (!board || !standing.data) return <BoardLoading locale={locale} />
  return (
    <Board board={board} standing={standing.data} waitingPoints={waitingPoints} locale={locale} />
  )
}
